package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CloseWhileDisconnecting extends Base {
    public CloseWhileDisconnecting() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        /** The event if it has not been called yet; null it when it is. */
        private Runnable take(Con k) {
            synchronized (k) {
                Runnable e = k.event;
                k.event = null;
                return e;
            }
        }

        private void call(Con k) {
            Runnable e = take(k);
            if (e != null) {
                e.run();
            }
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            if (a.disconnectEvent() == null) {
                return r.accept(o, a);
            }
            Con k = con(o);
            k.event = () -> a.disconnectEvent().disconnectEvent(a.disconnectEventContext());
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), context -> call(k), a.requestCompletion()));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            if (a.disconnectEvent() == null) {
                return r.completeConnect(o, a);
            }
            Con k = con(o);
            k.event = () -> a.disconnectEvent().disconnectEvent(a.disconnectEventContext());
            return r.completeConnect(o, with(a, context -> call(k), a.requestCompletion()));
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
            if (k.disconnectPending) {
                call(k);
            }
            return r.closeConnector(o, a);
        }
    }
}
