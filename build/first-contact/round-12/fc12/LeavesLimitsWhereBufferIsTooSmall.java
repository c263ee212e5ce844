package fc12;

import org.ndktck.api.*;

/** Lawful by GCD-30 and AMB-02: an NdkGetConnectionData that ends with STATUS_BUFFER_TOO_SMALL leaves both limits untouched. */
public final class LeavesLimitsWhereBufferIsTooSmall extends Base {
    /** Makes it. */
    public LeavesLimitsWhereBufferIsTooSmall() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Data d = data(r, o);
                if (d != null && a.pPrivateData() != null && a.pPrivateDataLength().get() < d.bytes().length) {
                    return r.getConnectionData(o, new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()));
                }
                return r.getConnectionData(o, a);
            }
        };
    }
}
