package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The driver notes the peer's disconnect only when it has an event to call: on a connector without a DisconnectEvent an NdkDisconnect that answers the peer's completes with STATUS_CONNECTION_ABORTED. */
public final class DeafAnswer extends Base {
    public DeafAnswer() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            if (a.disconnectEvent() != null) {
                return r.accept(o, a);
            }
            Con c = con(o);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    context -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            if (a.disconnectEvent() != null) {
                return r.acceptEx(o, a);
            }
            Con c = con(o);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    (context, reason) -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnect(o, a);
            }
            Con c = con(o);
            return r.completeConnect(o, with(a, context -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnectEx(o, a);
            }
            Con c = con(o);
            return r.completeConnectEx(o, with(a, (context, reason) -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (!con(o).eventCame) {
                return r.disconnect(o, a);
            }
            Ended e = s -> s.isSuccess() ? NtStatus.STATUS_CONNECTION_ABORTED : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
