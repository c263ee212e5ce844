package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A close over an unanswered disconnect is taken for an abort and told to the own consumer. */
public final class OwnCloseEvent extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private NdkDisconnectEventCallback wrap(NdkConnector o, NdkDisconnectEventCallback consumers, long ctx) {
            if (consumers == null) {
                return null;
            }
            Con k = con(o);
            k.event = () -> consumers.disconnectEvent(ctx);
            return context -> {
                if (k.taken == 0) {
                    k.eventCame = true;
                    consumers.disconnectEvent(context);
                }
            };
        }

        private NdkDisconnectEventCallbackEx wrap(NdkConnector o, NdkDisconnectEventCallbackEx consumers, long ctx) {
            if (consumers == null) {
                return null;
            }
            Con k = con(o);
            k.event = () -> consumers.disconnectEvent(ctx, 0);
            return (context, reason) -> {
                if (k.taken == 0) {
                    k.eventCame = true;
                    consumers.disconnectEvent(context, reason);
                }
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), wrap(o, a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), wrap(o, a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, wrap(o, a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, wrap(o, a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con k = con(o);
            k.disconnectPending = true;
            Ended e = s -> {
                k.disconnectPending = false;
                return s;
            };
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con k = con(o);
            if (k.disconnectPending && !k.eventCame && k.event != null) {
                k.taken = 1;
                k.event.run();
            }
            return r.closeConnector(o, a);
        }
    }
}
