package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: each Ex disconnect event has a reason of its own, with the highest bit set. */
public final class ReasonCodes extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final AtomicInteger count = new AtomicInteger();

        private NdkDisconnectEventCallbackEx told(NdkDisconnectEventCallbackEx e) {
            return e == null ? null
                    : (context, reason) -> e.disconnectEvent(context, 0x8000_0000L + (count.incrementAndGet() & 0xFFFF));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    told(a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, told(a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
