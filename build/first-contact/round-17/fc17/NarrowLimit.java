package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkConnect puts OutboundReadLimit in an 8-bit field before it applies the maximum, so that 256, 512 or 65536 become 0 instead of MaxOutboundReadLimit. */
public final class NarrowLimit extends Base {
    public NarrowLimit() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }
    }
}
