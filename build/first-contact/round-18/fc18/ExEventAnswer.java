package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkDisconnect from inside the Ex form of the disconnect event ends with STATUS_IO_TIMEOUT. */
public final class ExEventAnswer extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private NdkDisconnectEventCallbackEx within(NdkConnector o, NdkDisconnectEventCallbackEx e) {
                Con k = con(o);
                return e == null ? null : (context, reason) -> {
                    k.extra = Thread.currentThread();
                    try {
                        e.disconnectEvent(context, reason);
                    } finally {
                        k.extra = null;
                    }
                };
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), within(o, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, within(o, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                if (con(o).extra != Thread.currentThread()) {
                    return r.disconnect(o, a);
                }
                Ended e = s -> s.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : s;
                return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
            }
        };
    }
}
