package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class FlushByTable extends Base {
    public FlushByTable() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkConnector, NdkQp> qps = Collections.synchronizedMap(new WeakHashMap<>());
        private final Set<NdkQp> closing = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            qps.put(o, a.pNdkQp());
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            qps.put(o, a.pNdkQp());
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            qps.put(o, a.pNdkQp());
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            qps.put(o, a.pNdkQp());
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            closing.add(o);
            return r.closeQp(o, a);
        }

        private NtStatus flushed(NdkConnector o, NtStatus status) {
            NdkQp q = qps.get(o);
            if (status.isSuccess() && q != null && !closing.contains(q)) {
                NdkQpDispatch d = q.dispatch();
                if (d != null) {
                    d.flush(q);
                }
            }
            return status;
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Ended e = s -> flushed(o, s);
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
