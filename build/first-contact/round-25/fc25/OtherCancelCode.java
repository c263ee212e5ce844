package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: requests that a close of the connector ends have another failure code than usual. */
public final class OtherCancelCode extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private NtStatus code(NdkConnector o, NtStatus s) {
            return con(o).closing && s.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s;
        }

        private NdkRequestCompletion map(NdkConnector o, NdkRequestCompletion c) {
            return then(c, s -> code(o, s));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, map(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, map(o, a.requestCompletion())));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), map(o, a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), map(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), map(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, a.disconnectEvent(), map(o, a.requestCompletion())));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(map(o, a.requestCompletion()), a.requestContext()));
        }
    }
}
