package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class Reasons extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private static NdkDisconnectEventCallbackEx told(NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (context, reason) -> e.disconnectEvent(context, 0xFFFFFFFFL);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    told(a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, told(a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
