package fc23;

import org.ndktck.api.*;

/** Hooks for what all forms of an establishment have in common; transparent by itself. */
class Hooked extends Layer {
    /** Wraps a disconnect event; fire calls the consumer's (does nothing if that is NULL). */
    void disconnectEvent(NdkConnectorDispatch r, NdkConnector o, Runnable fire) {
        fire.run();
    }

    /** An accept or complete connect has ended, before the consumer hears of it. */
    NtStatus established(NdkConnectorDispatch r, NdkConnector o, boolean accepted, NtStatus s) {
        return s;
    }

    /** Whether a NULL event of the consumer is replaced, so that disconnectEvent is called nevertheless. */
    boolean watchAlways() {
        return false;
    }

    private NdkDisconnectEventCallback event(NdkConnectorDispatch r, NdkConnector o, NdkDisconnectEventCallback e) {
        if (e == null) {
            return watchAlways() ? ctx -> disconnectEvent(r, o, () -> {}) : null;
        }
        return ctx -> disconnectEvent(r, o, () -> e.disconnectEvent(ctx));
    }

    private NdkDisconnectEventCallbackEx event(NdkConnectorDispatch r, NdkConnector o, NdkDisconnectEventCallbackEx e) {
        if (e == null) {
            return watchAlways() ? (ctx, why) -> disconnectEvent(r, o, () -> {}) : null;
        }
        return (ctx, why) -> disconnectEvent(r, o, () -> e.disconnectEvent(ctx, why));
    }

    @Override
    NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
        Ended e = s -> established(r, o, true, s);
        return inline(r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), event(r, o, a.disconnectEvent()), then(a.requestCompletion(), e))), e);
    }

    @Override
    NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
        Ended e = s -> established(r, o, true, s);
        return inline(r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                a.privateDataLength(), event(r, o, a.disconnectEvent()), then(a.requestCompletion(), e))), e);
    }

    @Override
    NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
        Ended e = s -> established(r, o, false, s);
        return inline(r.completeConnect(o, with(a, event(r, o, a.disconnectEvent()), then(a.requestCompletion(), e))), e);
    }

    @Override
    NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
        Ended e = s -> established(r, o, false, s);
        return inline(r.completeConnectEx(o, with(a, event(r, o, a.disconnectEvent()), then(a.requestCompletion(), e))), e);
    }
}
