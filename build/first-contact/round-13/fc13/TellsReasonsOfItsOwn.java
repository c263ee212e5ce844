package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The Ex disconnect event gets a provider-specific reason other than 0, another one for each event (EX-03, EX-04). */
public final class TellsReasonsOfItsOwn extends Base {

    public TellsReasonsOfItsOwn() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final AtomicLong next = new AtomicLong(0xFFFFFFF0L);

        private NdkDisconnectEventCallbackEx event(NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (context, reason) -> e.disconnectEvent(context, next.getAndDecrement());
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), event(a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, event(a.disconnectEvent()), a.requestCompletion()));
        }
    }
}
