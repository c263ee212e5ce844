package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A request that a close cancels ends with STATUS_INVALID_DEVICE_STATE, and an accept or complete connect whose peer gave up with STATUS_CONNECTION_REFUSED. */
public final class LawfulOtherCodes extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Ended plain(NdkConnector o) {
            return s -> !s.isSuccess() && con(o).closing ? NtStatus.STATUS_INVALID_DEVICE_STATE : s;
        }

        private Ended establishing(NdkConnector o) {
            return s -> !s.isSuccess() && con(o).closing ? NtStatus.STATUS_INVALID_DEVICE_STATE
                    : s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return inline(r.connect(o, with(a, then(a.requestCompletion(), plain(o)))), s -> s);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), plain(o))));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), plain(o)), a.requestContext()));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return inline(r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), establishing(o)))), establishing(o));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return inline(r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), establishing(o)))), establishing(o));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return inline(r.completeConnect(o, with(a, a.disconnectEvent(),
                    then(a.requestCompletion(), establishing(o)))), establishing(o));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return inline(r.completeConnectEx(o, with(a, a.disconnectEvent(),
                    then(a.requestCompletion(), establishing(o)))), establishing(o));
        }
    }
}
