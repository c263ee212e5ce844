package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Chains the connector through NdkReserved while its disconnect event is being delivered. */
public final class ReservedLink extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private static final long LINK = 0xFFFF_8000_1234_5678L;

            private void chained(NdkConnector o, Runnable event) {
                Con k = con(o);
                if (k.closing) {
                    event.run();
                    return;
                }
                long before = o.ndkReserved().get(2);
                o.ndkReserved().set(2, LINK);
                event.run();
                if (!k.closing && o.ndkReserved().get(2) == LINK) {
                    o.ndkReserved().set(2, before);
                }
            }

            private NdkDisconnectEventCallback chain(NdkConnector o, NdkDisconnectEventCallback e) {
                return e == null ? null : context -> chained(o, () -> e.disconnectEvent(context));
            }

            private NdkDisconnectEventCallbackEx chain(NdkConnector o, NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> chained(o, () -> e.disconnectEvent(context, reason));
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                con(o).closing = true;
                return r.closeConnector(o, a);
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), chain(o, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return r.completeConnect(o, with(a, chain(o, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), chain(o, a.disconnectEvent()), a.requestCompletion()));
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return r.completeConnectEx(o, with(a, chain(o, a.disconnectEvent()), a.requestCompletion()));
            }
        };
    }
}
