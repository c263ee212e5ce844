package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Loses the pause of a listener that is asked for inside one of its own connect events. */
public final class PauseInside extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final ThreadLocal<Deque<Lis>> inside = ThreadLocal.withInitial(ArrayDeque::new);

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            inside.get().push(l);
            try {
                consumers.connectEvent(context, c);
            } finally {
                inside.get().pop();
            }
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (pause && l != null && inside.get().contains(l)) {
                return;
            }
            r.controlConnectEvents(o, pause);
        }

    }
}
