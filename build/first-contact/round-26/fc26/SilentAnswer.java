package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SilentAnswer extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            if (a.disconnectEvent() != null) {
                return r.accept(o, a);
            }
            Con c = con(o);
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    x -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (a.disconnectEvent() != null) {
                return r.completeConnect(o, a);
            }
            Con c = con(o);
            return r.completeConnect(o, with(a, x -> c.eventCame = true, a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (!con(o).eventCame) {
                return r.disconnect(o, a);
            }
            // nobody to tell: the connection counts as gone already
            Ended e = s -> s.isSuccess() ? NtStatus.STATUS_CONNECTION_INVALID : s;
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }
    }
}
