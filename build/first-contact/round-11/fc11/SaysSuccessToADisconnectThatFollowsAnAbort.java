package fc11;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** A disconnect that is called after the disconnect event of a peer that closed succeeds (AMB-54). */
public final class SaysSuccessToADisconnectThatFollowsAnAbort extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Set<NdkConnector> told =
                Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<NdkConnector, Boolean>()));

        private NdkDisconnectEventCallback event(NdkConnector c, NdkDisconnectEventCallback consumers) {
            return consumers == null ? null : context -> {
                told.add(c);
                consumers.disconnectEvent(context);
            };
        }

        private NdkDisconnectEventCallbackEx event(NdkConnector c, NdkDisconnectEventCallbackEx consumers) {
            return consumers == null ? null : (context, reason) -> {
                told.add(c);
                consumers.disconnectEvent(context, reason);
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            if (!told.contains(o)) {
                return r.disconnect(o, a);
            }
            NtStatus s = r.disconnect(o, new DisconnectArgs(
                    (context, status) -> a.requestCompletion().complete(context, forgiven(status)), a.requestContext()));
            return forgiven(s);
        }

        private static NtStatus forgiven(NtStatus s) {
            return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : s;
        }
    }
}
