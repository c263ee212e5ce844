package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetConnectionData zeroes the two read limits at its entry, and a call that ends with STATUS_BUFFER_TOO_SMALL leaves them zero instead of untouched or right. */
public final class TooSmallClearsLimits extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            NtStatus s = r.getConnectionData(o, a);
            if (s.equals(NtStatus.STATUS_BUFFER_TOO_SMALL)) {
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
