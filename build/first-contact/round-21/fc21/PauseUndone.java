package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A pause inside the connect event is undone when the event returns. */
public final class PauseUndone extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class In {
            final Thread thread = Thread.currentThread();
            volatile Runnable undo;
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            In in = new In();
            l.extra = in;
            try {
                consumers.connectEvent(context, c);
            } finally {
                l.extra = null;
                Runnable undo = in.undo;
                if (undo != null && !l.closing) {
                    undo.run();
                }
            }
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            Lis l = of(o);
            if (l != null && l.extra instanceof In in && in.thread == Thread.currentThread()) {
                in.undo = pause ? () -> r.controlConnectEvents(o, false) : null;
            }
            r.controlConnectEvents(o, pause);
        }
    }
}
