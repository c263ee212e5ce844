package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Pausing one listener pauses every listener of the same IP address. */
public final class PauseAll extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final Map<Lis, InetAddress> paused = new ConcurrentHashMap<>();

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                NdkSockaddr s = read(a.pAddress(), a.addressLength());
                Lis l = of(o);
                if (s != null && l != null) {
                    l.extra = s.address();
                }
                return r.listen(o, a);
            }

            @Override
            void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
                Lis l = of(o);
                if (l != null && l.extra instanceof InetAddress i) {
                    if (pause) {
                        paused.put(l, i);
                    } else {
                        paused.remove(l);
                    }
                }
                r.controlConnectEvents(o, pause);
            }

            @Override
            NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
                Lis l = of(o);
                if (l != null) {
                    paused.remove(l);
                }
                return super.closeListener(r, o, a);
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                for (Map.Entry<Lis, InetAddress> e : paused.entrySet()) {
                    if (e.getKey() != l && e.getValue().equals(l.extra)) {
                        turnDown(real, c);
                        return;
                    }
                }
                consumers.connectEvent(context, c);
            }
        };
    }
}
