package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** Follows connections and their disconnect events. */
class EventLayer extends Layer {
    static final class State {
        volatile boolean hasEvent;
        volatile boolean established;
        volatile boolean fired;
        volatile boolean disconnecting;
        volatile Runnable raise;
    }

    private final Map<NdkConnector, State> states = Collections.synchronizedMap(new WeakHashMap<>());
    private final ThreadLocal<NdkConnector> current = new ThreadLocal<>();

    final State state(NdkConnector c) {
        return states.computeIfAbsent(c, k -> new State());
    }

    /** Whether this thread is inside the disconnect event of the connector. */
    final boolean inEvent(NdkConnector c) {
        return current.get() == c;
    }

    private void within(NdkConnector o, State s, Runnable consumers) {
        s.fired = true;
        NdkConnector before = current.get();
        current.set(o);
        try {
            if (consumers != null) {
                consumers.run();
            }
        } finally {
            current.set(before);
        }
    }

    private static NdkRequestCompletion established(State s, NdkRequestCompletion consumers) {
        return (context, status) -> {
            if (status.isSuccess()) {
                s.established = true;
            }
            consumers.complete(context, status);
        };
    }

    private static NtStatus note(State s, NtStatus status) {
        if (status.isSuccess()) {
            s.established = true;
        }
        return status;
    }

    private NdkDisconnectEventCallback plain(NdkConnector o, State s, NdkDisconnectEventCallback e, long consumersContext) {
        s.hasEvent = e != null;
        s.raise = e == null ? null : () -> within(o, s, () -> e.disconnectEvent(consumersContext));
        return context -> within(o, s, e == null ? null : () -> e.disconnectEvent(context));
    }

    private NdkDisconnectEventCallbackEx ex(NdkConnector o, State s, NdkDisconnectEventCallbackEx e, long consumersContext) {
        s.hasEvent = e != null;
        s.raise = e == null ? null : () -> within(o, s, () -> e.disconnectEvent(consumersContext, 0));
        return (context, reason) -> within(o, s, e == null ? null : () -> e.disconnectEvent(context, reason));
    }

    @Override
    NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
        State s = state(o);
        return note(s, r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                plain(o, s, a.disconnectEvent(), a.disconnectEventContext()), established(s, a.requestCompletion()))));
    }

    @Override
    NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
        State s = state(o);
        return note(s, r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                ex(o, s, a.disconnectEvent(), a.disconnectEventContext()), established(s, a.requestCompletion()))));
    }

    @Override
    NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
        State s = state(o);
        return note(s, r.completeConnect(o, with(a, plain(o, s, a.disconnectEvent(), a.disconnectEventContext()),
                established(s, a.requestCompletion()))));
    }

    @Override
    NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
        State s = state(o);
        return note(s, r.completeConnectEx(o, with(a, ex(o, s, a.disconnectEvent(), a.disconnectEventContext()),
                established(s, a.requestCompletion()))));
    }

    @Override
    NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
        state(o).disconnecting = true;
        return r.disconnect(o, a);
    }
}
