package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ExInCompletion extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private NdkRequestCompletion marked(NdkConnector o, NdkRequestCompletion consumers) {
            Con c = con(o);
            return (context, status) -> {
                c.extra = Thread.currentThread();
                try {
                    consumers.complete(context, status);
                } finally {
                    c.extra = null; // the state becomes "accepted by the peer" only now
                }
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, marked(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, marked(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            if (con(o).extra == Thread.currentThread()) {
                return NtStatus.STATUS_CONNECTION_INVALID;
            }
            return r.completeConnectEx(o, a);
        }
    }
}
