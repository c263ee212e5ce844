package fc10;

import org.ndktck.api.*;

/** Wrong: rejects, but answers STATUS_PENDING, as it does for every message it has to send. */
public final class AnswersARejectWithPending extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus reject(NdkConnector o, RejectArgs a) {
                NtStatus status = super.reject(o, a);
                return status.isSuccess() ? NtStatus.STATUS_PENDING : status;
            }
        };
    }
}
