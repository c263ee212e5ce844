package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Inside the completion of a connect over a shared endpoint the QP does not count as connecting yet. */
public final class NotYetConnecting extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Con c = con(o);
            return r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                c.extra = Thread.currentThread();
                try {
                    a.requestCompletion().complete(context, status);
                } finally {
                    c.extra = null;
                }
            }));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return con(o).extra == Thread.currentThread() ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnect(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return con(o).extra == Thread.currentThread() ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
        }
    }
}
