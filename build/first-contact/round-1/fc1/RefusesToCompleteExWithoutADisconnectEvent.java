package fc1;

import org.ndktck.api.*;

/** WRONG: NdkCompleteConnectEx with a NULL DisconnectEvent fails. */
public final class RefusesToCompleteExWithoutADisconnectEvent extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            @Override
            public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs x) {
                return x.disconnectEvent() == null ? NtStatus.STATUS_INVALID_PARAMETER : super.completeConnectEx(o, x);
            }
        };
    }
}
