package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** NdkDisconnect from inside the disconnect event of an Ex form fails. */
public final class AnswersAborted extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static NdkDisconnectEventCallbackEx in(Con c, NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (context, reason) -> {
                c.extra = Thread.currentThread();
                try {
                    e.disconnectEvent(context, reason);
                } finally {
                    c.extra = null;
                }
            };
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), in(con(o), a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, in(con(o), a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (con(o).extra != Thread.currentThread()) {
                return r.disconnect(o, a);
            }
            Ended e = s -> s.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
