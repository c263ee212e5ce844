package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkAcceptEx with InboundReadLimit 0 does not lower the outbound limit of the active side to 0 but grants all that it asked for. */
public final class TakesAZeroLimitOfAcceptExForNoLimit extends Base {

    public TakesAZeroLimitOfAcceptExForNoLimit() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit() == 0 ? 0xFFFFFFFFL : a.inboundReadLimit(),
                    a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
