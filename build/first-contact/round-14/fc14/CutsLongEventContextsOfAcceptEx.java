package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CutsLongEventContextsOfAcceptEx extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            NdkDisconnectEventCallbackEx e = a.disconnectEvent();
            if (e == null) {
                return r.acceptEx(o, a);
            }
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    (context, reason) -> e.disconnectEvent(context & 0xFFFFFFFFL, reason), a.requestCompletion()));
        }
    }
}
