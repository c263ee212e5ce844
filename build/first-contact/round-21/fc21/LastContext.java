package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** The pending close of a QP is told with the context of the connector's close that let it go on. */
public final class LastContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Q {
            boolean closing;
            CloseArgs last;
        }

        private final Map<NdkQp, Q> qps = Collections.synchronizedMap(new WeakHashMap<>());

        private Q q(NdkQp q) {
            return qps.computeIfAbsent(q, x -> new Q());
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).extra = q(a.pNdkQp());
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).extra = q(a.pNdkQp());
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            con(o).extra = q(a.pNdkQp());
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            con(o).extra = q(a.pNdkQp());
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (con(o).extra instanceof Q q) {
                synchronized (q) {
                    if (q.closing) {
                        q.last = a;
                    }
                }
            }
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            Q q = q(o);
            synchronized (q) {
                q.closing = true;
            }
            return r.closeQp(o, new CloseArgs(context -> {
                CloseArgs last;
                synchronized (q) {
                    last = q.last;
                }
                a.closeCompletion().complete(last == null ? context : last.requestContext());
            }, a.requestContext()));
        }
    }
}
