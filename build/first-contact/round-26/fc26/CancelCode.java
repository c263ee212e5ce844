package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CancelCode extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private NdkRequestCompletion coded(NdkConnector o, NdkRequestCompletion consumers) {
            Con c = con(o);
            return then(consumers, s -> c.closing
                            && (s.equals(NtStatus.STATUS_CANCELLED) || s.equals(NtStatus.STATUS_CONNECTION_ABORTED))
                    ? NtStatus.STATUS_UNSUCCESSFUL
                    : s);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, coded(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, coded(o, a.requestCompletion())));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), coded(o, a.requestCompletion())));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(coded(o, a.requestCompletion()), a.requestContext()));
        }
    }
}
