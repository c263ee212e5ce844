package fc26;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class SmallFetchLimits extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            NtStatus s = r.getConnectionData(o, a);
            if (s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
                // repaired: nothing uninitialised leaves the driver on a failure
                if (a.pInboundReadLimit() != null) {
                    a.pInboundReadLimit().set(0);
                }
                if (a.pOutboundReadLimit() != null) {
                    a.pOutboundReadLimit().set(0);
                }
            }
            return s;
        }
    }
}
