package fc11;

import org.ndktck.api.*;

/** The disconnect event of an accepted connector is looked up through its listener, which is not found any more once its close was called. */
public final class LosesTheDisconnectEventsOfAClosingListener extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private NdkDisconnectEventCallback event(NdkConnector c, NdkDisconnectEventCallback consumers) {
            Lis l = origin(c);
            return consumers == null || l == null ? consumers : context -> {
                if (!l.closing) {
                    consumers.disconnectEvent(context);
                }
            };
        }

        private NdkDisconnectEventCallbackEx event(NdkConnector c, NdkDisconnectEventCallbackEx consumers) {
            Lis l = origin(c);
            return consumers == null || l == null ? consumers : (context, reason) -> {
                if (!l.closing) {
                    consumers.disconnectEvent(context, reason);
                }
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
