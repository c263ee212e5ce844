package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class AcceptExSwap extends Base {
    public AcceptExSwap() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.outboundReadLimit(), a.inboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
