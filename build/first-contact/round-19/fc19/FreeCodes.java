package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class FreeCodes extends Base {
    public FreeCodes() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private NdkRequestCompletion coded(NdkConnector o, NdkRequestCompletion consumers, boolean passive) {
            Con k = con(o);
            return (context, status) -> consumers.complete(context, code(k, status, passive));
        }

        /** A request that its own close cancelled fails with a code of ours; a peer that gave up refuses an accept. */
        private static NtStatus code(Con k, NtStatus s, boolean establishing) {
            if (k.closing) {
                return s.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_INVALID_DEVICE_STATE : s;
            }
            return establishing && s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, coded(o, a.requestCompletion(), false)));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, coded(o, a.requestCompletion(), false)));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return code(con(o), r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), coded(o, a.requestCompletion(), true))), true);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return code(con(o), r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), coded(o, a.requestCompletion(), true))), true);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return code(con(o), r.completeConnect(o, with(a, a.disconnectEvent(), coded(o, a.requestCompletion(), true))), true);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return code(con(o), r.completeConnectEx(o, with(a, a.disconnectEvent(), coded(o, a.requestCompletion(), true))), true);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(coded(o, a.requestCompletion(), false), a.requestContext()));
        }
    }
}
