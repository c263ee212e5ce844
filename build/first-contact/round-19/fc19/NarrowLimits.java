package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class NarrowLimits extends Base {
    public NarrowLimits() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit() & 0xFF, a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit() & 0xFF, a.outboundReadLimit() & 0xFF, a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
