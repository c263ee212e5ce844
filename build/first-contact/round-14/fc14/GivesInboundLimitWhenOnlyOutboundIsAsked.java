package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class GivesInboundLimitWhenOnlyOutboundIsAsked extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (a.pInboundReadLimit() != null || a.pOutboundReadLimit() == null) {
                return r.getConnectionData(o, a);
            }
            Data d = data(r, o);
            NtStatus s = r.getConnectionData(o, a);
            if (s.isSuccess() && d != null) {
                a.pOutboundReadLimit().set(d.inbound());
            }
            return s;
        }
    }
}
