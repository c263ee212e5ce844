package fc1;

import org.ndktck.api.*;

/** LAWFUL: the Ex disconnect event carries a reason of the provider's own, with the top bit set. */
public final class GivesAReasonInTheExDisconnectEvent extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private NdkDisconnectEventCallbackEx event(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> e.disconnectEvent(context, 0xC0DE0002L);
            }

            @Override
            public NtStatus acceptEx(NdkConnector o, AcceptExArgs x) {
                return super.acceptEx(o, with(x, event(x.disconnectEvent()), x.requestCompletion()));
            }

            @Override
            public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) {
                return super.completeConnectEx(o, with(x, event(x.disconnectEvent()), x.requestCompletion()));
            }
        };
    }
}
