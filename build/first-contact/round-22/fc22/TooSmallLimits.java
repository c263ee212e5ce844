package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Clears the limits when the buffer is too small. */
public final class TooSmallLimits extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            NtStatus s = r.getConnectionData(o, a);
            if (s == NtStatus.STATUS_BUFFER_TOO_SMALL) {
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
