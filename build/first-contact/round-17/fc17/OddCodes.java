package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Requests that the consumer's own close cancels end with STATUS_INTERNAL_ERROR, and the Ex disconnect event carries a large provider-specific reason. */
public final class OddCodes extends Base {
    public OddCodes() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private NdkRequestCompletion odd(NdkConnector o, NdkRequestCompletion consumers) {
            Con c = con(o);
            return then(consumers, s -> c.closing && s.isFailure() ? NtStatus.STATUS_INTERNAL_ERROR : s);
        }

        private static NdkDisconnectEventCallbackEx reason(NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (context, reason) -> e.disconnectEvent(context, 0x7FFF_0000_1234_5678L);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Lis l = of(o);
            return r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(),
                    s -> l != null && l.closing && s.isFailure() ? NtStatus.STATUS_INTERNAL_ERROR : s), a.requestContext()));
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    reason(a.disconnectEvent()), odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, reason(a.disconnectEvent()), odd(o, a.requestCompletion())));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(odd(o, a.requestCompletion()), a.requestContext()));
        }
    }
}
