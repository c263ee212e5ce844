package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A pause made while a connect event of the listener runs is forgotten. */
public final class PauseInEvent extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static AtomicInteger running(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new AtomicInteger();
                }
                return (AtomicInteger) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            AtomicInteger n = running(l);
            n.incrementAndGet();
            try {
                consumers.connectEvent(context, c);
            } finally {
                n.decrementAndGet();
            }
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (pause && l != null && running(l).get() > 0) {
                return;
            }
            r.controlConnectEvents(o, pause);
        }
    }
}
