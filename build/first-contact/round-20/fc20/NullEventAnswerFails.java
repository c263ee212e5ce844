package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** On a connection with a NULL DisconnectEvent, the NdkDisconnect that answers a graceful disconnect of the peer completes with STATUS_CONNECTION_INVALID. */
public final class NullEventAnswerFails extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private NdkDisconnectEventCallback none(NdkConnector o) {
            return context -> con(o).eventCame = true;
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return a.disconnectEvent() != null ? r.accept(o, a) : r.accept(o, with(a, a.inboundReadLimit(),
                    a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), none(o), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return a.disconnectEvent() != null ? r.completeConnect(o, a)
                    : r.completeConnect(o, with(a, none(o), a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (!con(o).eventCame) {
                return r.disconnect(o, a);
            }
            Ended ended = s -> s.isSuccess() ? NtStatus.STATUS_CONNECTION_INVALID : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), ended), a.requestContext())), ended);
        }
    }
}
