package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A fetch that does not fit leaves the cleared response block behind, limits included. */
public final class LimitsOnShort extends Base {
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
