package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TwoHangups extends Base {
    public TwoHangups() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Hooked {
        private final Map<String, Con> links = new ConcurrentHashMap<>();

        @Override
        NtStatus established(NdkConnectorDispatch r, NdkConnector o, boolean accepted, NtStatus s) {
            if (s.isSuccess()) {
                Con k = con(o);
                NdkSockaddr local = address(x -> r.getLocalAddress(o, x));
                NdkSockaddr peer = address(x -> r.getPeerAddress(o, x));
                k.key = (accepted ? "p " : "a ") + local + "|" + peer;
                k.extra = (accepted ? "a " : "p ") + peer + "|" + local;
                k.connected = true;
                links.put(k.key, k);
            }
            return s;
        }

        @Override
        void disconnectEvent(NdkConnectorDispatch r, NdkConnector o, Runnable fire) {
            Con k = con(o);
            k.event = fire;
            k.eventCame = true;
            fire.run();
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            con(o).disconnectCalled = true;
            return r.disconnect(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            k.closing = true;
            return close(x -> r.closeConnector(o, x), a, () -> {
                if (!k.connected) {
                    return;
                }
                links.remove(k.key, k);
                Con other = links.get((String) k.extra);
                if (k.disconnectCalled && other != null && other.eventCame && !other.eventTwice && !other.disconnectCalled
                        && !other.closing) {
                    other.eventTwice = true;
                    other.event.run();
                }
            }, () -> {});
        }
    }
}
