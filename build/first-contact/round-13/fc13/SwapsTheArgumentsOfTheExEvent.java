package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The disconnect event given to NdkAcceptEx gets the reason as its context and the context as its reason. */
public final class SwapsTheArgumentsOfTheExEvent extends Base {

    public SwapsTheArgumentsOfTheExEvent() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            NdkDisconnectEventCallbackEx e = a.disconnectEvent();
            return r.acceptEx(o, e == null ? a : with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), (context, reason) -> e.disconnectEvent(reason, context), a.requestCompletion()));
        }
    }
}
