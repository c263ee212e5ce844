package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The close of a listener with open connectors only drops a reference; until the last connector is closed the listener goes on to raise ConnectEvent. */
public final class LateDeaf extends Base {
    public LateDeaf() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final class S {
            int open;
            Runnable later;
        }

        private static S s(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new S();
                }
                return (S) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            S s = s(l);
            synchronized (s) {
                s.open++;
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            if (l != null) {
                S s = s(l);
                synchronized (s) {
                    if (s.open > 0) {
                        s.later = () -> {
                            if (r.closeListener(o, a) != NtStatus.STATUS_PENDING) {
                                a.closeCompletion().complete(a.requestContext());
                            }
                        };
                        return NtStatus.STATUS_PENDING;
                    }
                }
            }
            return r.closeListener(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            if (l == null) {
                return r.closeConnector(o, a);
            }
            S s = s(l);
            return close(x -> r.closeConnector(o, x), a, () -> {}, () -> {
                Runnable run = null;
                synchronized (s) {
                    s.open--;
                    if (s.open == 0) {
                        run = s.later;
                        s.later = null;
                    }
                }
                if (run != null) {
                    run.run();
                }
            });
        }
    }
}
