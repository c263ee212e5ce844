package fc11;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** A request that the close of its object ends fails with a code that no page names (AMB-15). */
public final class EndsARequestThatACloseCancelsWithACodeOfItsOwn extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final NtStatus CODE = new NtStatus(0xE0ED0001);
        private final Set<NdkObject<?>> closing =
                Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<NdkObject<?>, Boolean>()));

        private NdkRequestCompletion own(NdkObject<?> o, NdkRequestCompletion consumers) {
            return (context, status) -> consumers.complete(
                    context, status.equals(NtStatus.STATUS_CANCELLED) && closing.contains(o) ? CODE : status);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            closing.add(o);
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            closing.add(o);
            return super.closeListener(r, o, a);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), own(o, a.requestCompletion()), a.requestContext()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs(own(o, a.requestCompletion()), a.requestContext()));
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), own(o, a.requestCompletion()), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), own(o, a.requestCompletion()), a.requestContext()));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), own(o, a.requestCompletion())));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), own(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), own(o, a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, a.disconnectEvent(), own(o, a.requestCompletion())));
        }
    }
}
