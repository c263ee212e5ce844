package fc12;

import org.ndktck.api.*;

/** NdkReject on the active side with NULL private data of length zero returns STATUS_INVALID_PARAMETER and does nothing. */
public final class RefusesActiveRejectWithoutPrivateData extends Base {
    /** Makes it. */
    public RefusesActiveRejectWithoutPrivateData() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                if (origin(o) == null && a.pPrivateData() == null) {
                    return NtStatus.STATUS_INVALID_PARAMETER;
                }
                return r.reject(o, a);
            }
        };
    }
}
