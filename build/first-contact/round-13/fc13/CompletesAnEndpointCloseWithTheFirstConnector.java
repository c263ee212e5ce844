package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The pending close of a shared endpoint with two or more connectors open over it completes as soon as the first of them is closed. */
public final class CompletesAnEndpointCloseWithTheFirstConnector extends Base {

    public CompletesAnEndpointCloseWithTheFirstConnector() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class End {
            final Set<NdkConnector> open = new HashSet<>();
            Runnable fire;

            Runnable take() {
                synchronized (this) {
                    Runnable f = fire;
                    fire = null;
                    return f;
                }
            }
        }

        private final Map<NdkSharedEndpoint, End> ends = new ConcurrentHashMap<>();

        private End end(NdkSharedEndpoint s) {
            return ends.computeIfAbsent(s, k -> new End());
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            End e = end(a.pNdkSharedEndpoint());
            synchronized (e) {
                e.open.add(o);
            }
            con(o).extra = e;
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (!(con(o).extra instanceof End e)) {
                return r.closeConnector(o, a);
            }
            return close(x -> r.closeConnector(o, x), a, () -> {
                synchronized (e) {
                    e.open.remove(o);
                }
            }, () -> {
                Runnable f = e.take();
                if (f != null) {
                    f.run();
                }
            });
        }

        @Override
        NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
            End e = end(o);
            synchronized (e) {
                if (e.open.size() < 2) {
                    return r.closeSharedEndpoint(o, a);
                }
                e.fire = () -> a.closeCompletion().complete(a.requestContext());
            }
            NtStatus s = r.closeSharedEndpoint(o, new CloseArgs(x -> {
                Runnable f = e.take();
                if (f != null) {
                    f.run();
                }
            }, a.requestContext()));
            if (s != NtStatus.STATUS_PENDING) {
                return e.take() == null ? NtStatus.STATUS_PENDING : s;
            }
            return s;
        }
    }
}
