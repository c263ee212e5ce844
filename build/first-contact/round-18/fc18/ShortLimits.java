package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A fetch into too small a buffer sets both limits to zero. */
public final class ShortLimits extends Base {
    @Override
    Layer layer() {
        return new Layer() {

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
        };
    }
}
