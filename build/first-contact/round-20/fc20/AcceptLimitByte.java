package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkAccept and NdkAcceptEx keep the OutboundReadLimit in a byte before they cap it, so that 256 becomes 0 and 0x10004 becomes 4, while 255 or 0xFFFFFFFF come out right. */
public final class AcceptLimitByte extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
