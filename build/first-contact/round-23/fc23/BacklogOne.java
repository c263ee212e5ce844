package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class BacklogOne extends Base {
    public BacklogOne() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            count(state);
        }

        private static AtomicInteger count(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new AtomicInteger();
                }
                return (AtomicInteger) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            if (!count(l).compareAndSet(0, 1)) {
                turnDown(real, c);
                return;
            }
            consumers.connectEvent(context, c);
        }

        private void decided(NdkConnector o) {
            Lis l = origin(o);
            Con k = con(o);
            synchronized (k) {
                if (l == null || k.decided) {
                    return;
                }
                k.decided = true;
            }
            count(l).decrementAndGet();
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            decided(o);
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            decided(o);
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            decided(o);
            return r.reject(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            decided(o);
            return r.closeConnector(o, a);
        }
    }
}
