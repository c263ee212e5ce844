package fc1;

import org.ndktck.api.*;

/** WRONG: the disconnect event gets the RequestContext of the accept or complete connect. */
public final class HandsTheRequestContextToTheDisconnectEvent extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus accept(NdkConnector o, AcceptArgs x) {
                return super.accept(o, with(x, event(x.disconnectEvent(), x.requestContext()), x.requestCompletion()));
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return super.acceptEx(o, with(x, event(x.disconnectEvent(), x.requestContext()), x.requestCompletion()));
            }

            @Override
            public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs x) {
                return super.completeConnect(
                        o, with(x, event(x.disconnectEvent(), x.requestContext()), x.requestCompletion()));
            }

            @Override
            public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) {
                return super.completeConnectEx(
                        o, with(x, event(x.disconnectEvent(), x.requestContext()), x.requestCompletion()));
            }

            private NdkDisconnectEventCallback event(NdkDisconnectEventCallback e, long wrong) {
                return e == null ? null : context -> e.disconnectEvent(wrong);
            }

            private NdkDisconnectEventCallbackEx event(NdkDisconnectEventCallbackEx e, long wrong) {
                return e == null ? null : (context, reason) -> e.disconnectEvent(wrong, reason);
            }
        };
    }
}
