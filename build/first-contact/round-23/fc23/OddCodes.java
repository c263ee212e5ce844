package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class OddCodes extends Base {
    public OddCodes() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private Ended odd(NdkConnector o, NtStatus code) {
            return s -> con(o).closing && (s == NtStatus.STATUS_CANCELLED || s == NtStatus.STATUS_CONNECTION_ABORTED) ? code : s;
        }

        private static NdkDisconnectEventCallbackEx reason(NdkDisconnectEventCallbackEx e, long why) {
            return e == null ? null : (context, reason) -> e.disconnectEvent(context, why);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, then(a.requestCompletion(), odd(o, NtStatus.STATUS_UNSUCCESSFUL))));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), odd(o, NtStatus.STATUS_UNSUCCESSFUL))));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), then(a.requestCompletion(), odd(o, NtStatus.STATUS_INVALID_DEVICE_STATE))));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), reason(a.disconnectEvent(), 10054),
                    then(a.requestCompletion(), odd(o, NtStatus.STATUS_INVALID_DEVICE_STATE))));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(),
                    then(a.requestCompletion(), odd(o, NtStatus.STATUS_INVALID_DEVICE_STATE))));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, reason(a.disconnectEvent(), 0xFFFFFFFFL),
                    then(a.requestCompletion(), odd(o, NtStatus.STATUS_INVALID_DEVICE_STATE))));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(
                    then(a.requestCompletion(), odd(o, NtStatus.STATUS_UNSUCCESSFUL)), a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }
    }
}
