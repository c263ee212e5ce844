package fc11;

import org.ndktck.api.*;

/** NdkCompleteConnectEx without a disconnect event is taken for an invalid call. */
public final class RefusesANullEventInCompleteConnectEx extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return a.disconnectEvent() == null ? NtStatus.STATUS_INVALID_PARAMETER : r.completeConnectEx(o, a);
        }
    }
}
