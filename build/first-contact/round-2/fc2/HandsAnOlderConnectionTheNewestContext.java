package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The disconnect event of a connection made with NdkAccept is called with the DisconnectEventContext of the latest NdkAccept at the same listener, which is wrong for every connection that is not the newest. */
public final class HandsAnOlderConnectionTheNewestContext extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Map<NdkConnector, Object> listeners = weak();
            private final Map<Object, Long> newest = weak();
            @Override void incoming(Object key, NdkConnector c) { listeners.put(c, key); }
            @Override public NtStatus accept(NdkConnector o, AcceptArgs a) {
                Object key = listeners.get(o);
                NdkDisconnectEventCallback e = a.disconnectEvent();
                if (key == null || e == null) return super.accept(o, a);
                newest.put(key, a.disconnectEventContext());
                return super.accept(o, with(a, (NdkDisconnectEventCallback) context -> e.disconnectEvent(newest.get(key))));
            }
        };
    }
}
