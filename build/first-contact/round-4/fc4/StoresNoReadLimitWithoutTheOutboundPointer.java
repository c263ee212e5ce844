package fc4;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkGetConnectionData with a NULL pOutboundReadLimit leaves *pInboundReadLimit unwritten too, although it succeeds. */
public final class StoresNoReadLimitWithoutTheOutboundPointer extends Wrapped {
    @Override World world(OpenedAdapters o) { return new W(); }

    private static final class W extends World {
        @Override NtStatus getConnectionData(Conn o, GetConnectionDataArgs a) {
            boolean both = a.pOutboundReadLimit() != null;
            return super.getConnectionData(o, new GetConnectionDataArgs(both ? a.pInboundReadLimit() : null, a.pOutboundReadLimit(), a.pPrivateData(), a.pPrivateDataLength()));
        }
    }
}
