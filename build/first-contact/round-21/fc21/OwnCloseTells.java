package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Closing a connector whose own disconnect is still pending calls its own disconnect event. */
public final class OwnCloseTells extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static NdkDisconnectEventCallback plain(Con c, NdkDisconnectEventCallback e, long context) {
            if (e == null) {
                return null;
            }
            c.event = () -> e.disconnectEvent(context);
            return x -> {
                c.eventCame = true;
                e.disconnectEvent(x);
            };
        }

        private static NdkDisconnectEventCallbackEx ex(Con c, NdkDisconnectEventCallbackEx e, long context) {
            if (e == null) {
                return null;
            }
            c.event = () -> e.disconnectEvent(context, 0);
            return (x, reason) -> {
                c.eventCame = true;
                e.disconnectEvent(x, reason);
            };
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    plain(con(o), a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    ex(con(o), a.disconnectEvent(), a.disconnectEventContext()), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, plain(con(o), a.disconnectEvent(), a.disconnectEventContext()),
                    a.requestCompletion()));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, ex(con(o), a.disconnectEvent(), a.disconnectEventContext()),
                    a.requestCompletion()));
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con c = con(o);
            c.disconnectPending = true;
            Ended e = s -> {
                c.disconnectPending = false;
                return s;
            };
            return inline(r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), e), a.requestContext())), e);
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            Con c = con(o);
            if (c.disconnectPending && !c.eventCame && c.event != null) {
                c.event.run();
            }
            return r.closeConnector(o, a);
        }
    }
}
