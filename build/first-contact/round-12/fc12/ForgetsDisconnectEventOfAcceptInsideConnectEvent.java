package fc12;

import org.ndktck.api.*;

/** An NdkAccept made from inside the connect event drops its DisconnectEvent, which is then never called. */
public final class ForgetsDisconnectEventOfAcceptInsideConnectEvent extends Base {
    /** Makes it. */
    public ForgetsDisconnectEventOfAcceptInsideConnectEvent() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final ThreadLocal<NdkConnector> delivering = new ThreadLocal<>();

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                NdkConnector before = delivering.get();
                delivering.set(c);
                try {
                    consumers.connectEvent(context, c);
                } finally {
                    delivering.set(before);
                }
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                NdkDisconnectEventCallback event = delivering.get() == o ? null : a.disconnectEvent();
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        event, a.requestCompletion()));
            }
        };
    }
}
