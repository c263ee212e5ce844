package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connector that its consumer closes inside its own disconnect event gets its CloseCompletion at once, before the event has returned. */
public final class CompletesACloseInsideTheDisconnectEvent extends Base {

    public CompletesACloseInsideTheDisconnectEvent() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

        private void run(NdkConnector o, Runnable event) {
            NdkConnector outer = inside.get();
            inside.set(o);
            try {
                event.run();
            } finally {
                inside.set(outer);
            }
        }

        private NdkDisconnectEventCallback event(NdkConnector o, NdkDisconnectEventCallback e) {
            return e == null ? null : x -> run(o, () -> e.disconnectEvent(x));
        }

        private NdkDisconnectEventCallbackEx event(NdkConnector o, NdkDisconnectEventCallbackEx e) {
            return e == null ? null : (x, reason) -> run(o, () -> e.disconnectEvent(x, reason));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    event(o, a.disconnectEvent()), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), event(o, a.disconnectEvent()), a.requestCompletion()));
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
            Con c = con(o);
            c.disconnectPending = true;
            NtStatus s = r.disconnect(o, new DisconnectArgs((context, status) -> {
                a.requestCompletion().complete(context, status);
                c.disconnectPending = false;
            }, a.requestContext()));
            if (s != NtStatus.STATUS_PENDING) {
                c.disconnectPending = false;
            }
            return s;
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (inside.get() != o || con(o).disconnectPending) {
                return r.closeConnector(o, a);
            }
            r.closeConnector(o, new CloseArgs(x -> {}, a.requestContext()));
            a.closeCompletion().complete(a.requestContext());
            return NtStatus.STATUS_PENDING;
        }
    }
}
