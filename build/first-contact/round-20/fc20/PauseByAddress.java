package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The pause flag is kept for the local IP address: while one listener is paused, requests for other listeners on the same IP address, never paused or resumed, are refused without a ConnectEvent. */
public final class PauseByAddress extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Set<Lis> paused = ConcurrentHashMap.newKeySet();

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            NdkSockaddr s = read(a.pAddress(), a.addressLength());
            Lis l = of(o);
            if (l != null && s != null) {
                l.extra = s.address();
            }
            return r.listen(o, a);
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (l != null && pause) {
                paused.add(l);
            } else if (l != null) {
                paused.remove(l);
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
            if (!paused.contains(l) && l.extra != null) {
                for (Lis other : paused) {
                    if (l.extra.equals(other.extra)) {
                        turnDown(real, c);
                        return;
                    }
                }
            }
            super.connectEvent(consumers, context, real, c, l);
        }
    }
}
