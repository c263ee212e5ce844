package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RejectedListener extends Base {
    public RejectedListener() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Count {
            private int running;
            private final Set<NdkConnector> open = new HashSet<>();
            private final Set<NdkConnector> rejected = new HashSet<>();
        }

        private static Count count(Lis l) {
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = new Count();
                }
                return (Count) l.extra;
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Count n = count(l);
            synchronized (n) {
                n.running++;
                n.open.add(c);
            }
            consumers.connectEvent(context, c);
            synchronized (n) {
                n.running--;
            }
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            NtStatus s = r.reject(o, a);
            Lis l = origin(o);
            if (l != null) {
                Count n = count(l);
                synchronized (n) {
                    if (n.open.contains(o)) {
                        n.rejected.add(o);
                    }
                }
            }
            return s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Lis l = origin(o);
            if (l == null) {
                return r.closeConnector(o, a);
            }
            Count n = count(l);
            return close(x -> r.closeConnector(o, x), a, () -> {}, () -> {
                synchronized (n) {
                    n.open.remove(o);
                    n.rejected.remove(o);
                }
            });
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            if (l != null) {
                Count n = count(l);
                boolean early;
                synchronized (n) {
                    early = n.running == 0 && !n.open.isEmpty() && n.rejected.containsAll(n.open);
                }
                if (early) {
                    super.closeListener(r, o, new CloseArgs(context -> {}, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
            }
            return super.closeListener(r, o, a);
        }
    }
}
