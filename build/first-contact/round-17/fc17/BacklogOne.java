package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A listener has room for one undecided request: while the consumer has not accepted, rejected or closed it, further ones are refused without a ConnectEvent. */
public final class BacklogOne extends Base {
    public BacklogOne() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static AtomicInteger undecided(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new AtomicInteger();
                }
                return (AtomicInteger) l.extra;
            }
        }

        private void decide(NdkConnector o) {
            Lis l = origin(o);
            if (l == null) {
                return;
            }
            Con c = con(o);
            synchronized (c) {
                if (c.decided) {
                    return;
                }
                c.decided = true;
            }
            undecided(l).decrementAndGet();
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            if (!undecided(l).compareAndSet(0, 1)) {
                turnDown(real, c);
                return;
            }
            consumers.connectEvent(context, c);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            decide(o);
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            decide(o);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            decide(o);
            return r.reject(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            decide(o);
            return r.closeConnector(o, a);
        }
    }
}
