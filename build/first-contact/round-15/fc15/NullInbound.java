package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Where pInboundReadLimit is NULL, pOutboundReadLimit gets the inbound limit. */
public final class NullInbound extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                if (a.pInboundReadLimit() != null || a.pOutboundReadLimit() == null) {
                    return r.getConnectionData(o, a);
                }
                return r.getConnectionData(o, new GetConnectionDataArgs(a.pOutboundReadLimit(), null, a.pPrivateData(), a.pPrivateDataLength()));
            }
        };
    }
}
