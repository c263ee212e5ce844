package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The Ex disconnect event carries a reason of the provider's own, another one each time. */
public final class Reasons extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final AtomicLong number = new AtomicLong(0xC0DE_0000_0000L);

            private NdkDisconnectEventCallbackEx told(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> e.disconnectEvent(context, number.incrementAndGet());
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), told(a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, told(a.disconnectEvent()), a.requestCompletion()));
            }
        };
    }
}
