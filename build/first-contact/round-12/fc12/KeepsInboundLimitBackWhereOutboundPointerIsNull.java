package fc12;

import org.ndktck.api.*;

/** NdkGetConnectionData with a NULL pOutboundReadLimit and a non-NULL pInboundReadLimit leaves *pInboundReadLimit untouched. */
public final class KeepsInboundLimitBackWhereOutboundPointerIsNull extends Base {
    /** Makes it. */
    public KeepsInboundLimitBackWhereOutboundPointerIsNull() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                if (a.pOutboundReadLimit() == null) {
                    return r.getConnectionData(o, new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()));
                }
                return r.getConnectionData(o, a);
            }
        };
    }
}
