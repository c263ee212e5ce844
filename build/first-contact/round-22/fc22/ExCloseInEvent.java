package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The Ex form of the disconnect event holds no reference on its connector. */
public final class ExCloseInEvent extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private NdkDisconnectEventCallbackEx wrap(NdkConnector o, NdkDisconnectEventCallbackEx consumers) {
            if (consumers == null) {
                return null;
            }
            AtomicInteger n = new AtomicInteger();
            con(o).extra = n;
            return (context, reason) -> {
                n.incrementAndGet();
                try {
                    consumers.disconnectEvent(context, reason);
                } finally {
                    n.decrementAndGet();
                }
            };
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), wrap(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, wrap(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (con(o).extra instanceof AtomicInteger n && n.get() > 0) {
                r.closeConnector(o, new CloseArgs(context -> {}, 0));
                return NtStatus.STATUS_SUCCESS;
            }
            return r.closeConnector(o, a);
        }
    }
}
