package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Requests of a connector that its own close cancels complete with STATUS_UNSUCCESSFUL (AMB-15: any failure code). */
public final class CancelsWithACodeOfItsOwn extends Base {

    public CancelsWithACodeOfItsOwn() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private NdkRequestCompletion own(NdkConnector o, NdkRequestCompletion c) {
            return then(c, s -> con(o).closing && s == NtStatus.STATUS_CANCELLED ? NtStatus.STATUS_UNSUCCESSFUL : s);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, own(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, own(o, a.requestCompletion())));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), own(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), own(o, a.requestCompletion())));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(own(o, a.requestCompletion()), a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }
    }
}
