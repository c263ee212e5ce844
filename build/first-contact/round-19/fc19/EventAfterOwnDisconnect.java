package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class EventAfterOwnDisconnect extends Base {
    public EventAfterOwnDisconnect() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private void call(Con k) {
            Runnable e;
            synchronized (k) {
                e = k.event;
                k.event = null;
            }
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
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            if (a.disconnectEvent() == null) {
                return r.acceptEx(o, a);
            }
            Con k = con(o);
            k.event = () -> a.disconnectEvent().disconnectEvent(a.disconnectEventContext(), 0);
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), (context, reason) -> call(k), a.requestCompletion()));
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
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            if (a.disconnectEvent() == null) {
                return r.completeConnectEx(o, a);
            }
            Con k = con(o);
            k.event = () -> a.disconnectEvent().disconnectEvent(a.disconnectEventContext(), 0);
            return r.completeConnectEx(o, with(a, (context, reason) -> call(k), a.requestCompletion()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            con(o).closing = true;
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Con k = con(o);
            return r.disconnect(o, new DisconnectArgs((context, status) -> {
                // the peer's notification has arrived: it is told, although the consumer disconnected itself
                if (status.isSuccess() && !k.closing) {
                    call(k);
                }
                a.requestCompletion().complete(context, status);
            }, a.requestContext()));
        }
    }
}
