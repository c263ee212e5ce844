package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Forgets that the peer has disconnected where the consumer gave no disconnect event, and takes the answer for an abort. */
public final class QuietAnswer extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private NdkDisconnectEventCallback event(NdkConnector o, NdkDisconnectEventCallback consumers) {
            if (consumers != null) {
                return consumers;
            }
            Con c = con(o);
            return context -> c.eventCame = true;
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, event(o, a.disconnectEvent()), a.requestCompletion()));
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
