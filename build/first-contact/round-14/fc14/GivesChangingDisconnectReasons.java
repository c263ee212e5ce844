package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class GivesChangingDisconnectReasons extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final AtomicLong reasons = new AtomicLong();

        private NdkDisconnectEventCallbackEx odd(NdkDisconnectEventCallbackEx e) {
            return e == null ? null
                    : (context, reason) -> e.disconnectEvent(context, 0xFFFFFFFFL - (reasons.getAndIncrement() & 0xFFFF));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    odd(a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, odd(a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
