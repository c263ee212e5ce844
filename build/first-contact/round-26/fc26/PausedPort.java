package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PausedPort extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private record Place(NdkListenerDispatch r, NdkListener o) {
            int port() {
                NdkSockaddr s = address(x -> r.getLocalAddress(o, x));
                return s == null ? -1 : s.port();
            }
        }

        private final Map<Integer, NdkListener> paused = new ConcurrentHashMap<>();

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            of(o).extra = new Place(r, o);
            return r.listen(o, a);
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            int port = new Place(r, o).port();
            if (pause) {
                paused.put(port, o);
            } else {
                paused.remove(port);
            }
            r.controlConnectEvents(o, pause);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            paused.values().remove(o);
            return super.closeListener(r, o, a);
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            if (l.extra instanceof Place p && !paused.isEmpty()) {
                NdkListener by = paused.get(p.port());
                if (by != null && by != p.o()) {
                    turnDown(real, c);
                    return;
                }
            }
            super.connectEvent(consumers, context, real, c, l);
        }
    }
}
