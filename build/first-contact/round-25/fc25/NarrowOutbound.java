package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The outbound limit goes into a field of eight bits before it is capped. */
public final class NarrowOutbound extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit() & 0xFF, a.pPrivateData(), a.privateDataLength(),
                    a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
