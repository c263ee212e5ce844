package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: requests that a close cancels end with a code of its own, and a late reject with success. */
public final class OwnCodes extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Ended ended(NdkConnector o) {
            Con c = con(o);
            return s -> c.closing && (s.equals(NtStatus.STATUS_CANCELLED) || s.equals(NtStatus.STATUS_CONNECTION_ABORTED))
                    ? NtStatus.STATUS_INVALID_DEVICE_STATE : s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), ended(o)), a.requestContext()));
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            NtStatus s = r.reject(o, a);
            return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : s;
        }

    }
}
