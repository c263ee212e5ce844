package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Completes the close of a listener just before the CloseCompletion of its last connector. */
public final class ListenerFirst extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class State {
            int open;
            int delivering;
            Runnable close;
        }

        private static State of(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new State();
                }
                return (State) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            State s = of(l);
            synchronized (s) {
                s.open++;
                s.delivering++;
            }
            try {
                consumers.connectEvent(context, c);
            } finally {
                synchronized (s) {
                    s.delivering--;
                }
            }
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            l.closing = true;
            State s = of(l);
            AtomicBoolean once = new AtomicBoolean();
            Runnable told = () -> {
                if (once.compareAndSet(false, true)) {
                    a.closeCompletion().complete(a.requestContext());
                }
            };
            synchronized (s) {
                s.close = told;
            }
            return r.closeListener(o, new CloseArgs(context -> told.run(), a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            if (l == null) {
                return r.closeConnector(o, a);
            }
            State s = of(l);
            NtStatus status = r.closeConnector(o, new CloseArgs(context -> {
                Runnable told = null;
                synchronized (s) {
                    s.open--;
                    if (s.open == 0 && s.delivering == 0) {
                        told = s.close;
                    }
                }
                if (told != null) {
                    told.run();
                }
                a.closeCompletion().complete(context);
            }, a.requestContext()));
            if (status != NtStatus.STATUS_PENDING) {
                synchronized (s) {
                    s.open--;
                }
            }
            return status;
        }
    }
}
