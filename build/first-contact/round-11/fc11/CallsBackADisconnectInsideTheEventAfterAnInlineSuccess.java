package fc11;

import org.ndktck.api.*;

/** A disconnect from inside the disconnect event answers STATUS_SUCCESS and calls its completion all the same. */
public final class CallsBackADisconnectInsideTheEventAfterAnInlineSuccess extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final ThreadLocal<NdkConnector> INSIDE = new ThreadLocal<>();

        private static NdkDisconnectEventCallback event(NdkConnector c, NdkDisconnectEventCallback consumers) {
            return consumers == null ? null : context -> {
                NdkConnector before = INSIDE.get();
                INSIDE.set(c);
                try {
                    consumers.disconnectEvent(context);
                } finally {
                    INSIDE.set(before);
                }
            };
        }

        private static NdkDisconnectEventCallbackEx event(NdkConnector c, NdkDisconnectEventCallbackEx consumers) {
            return consumers == null ? null : (context, reason) -> {
                NdkConnector before = INSIDE.get();
                INSIDE.set(c);
                try {
                    consumers.disconnectEvent(context, reason);
                } finally {
                    INSIDE.set(before);
                }
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
            NtStatus s = r.disconnect(o, a);
            return s.isPending() && INSIDE.get() == o ? NtStatus.STATUS_SUCCESS : s;
        }
    }
}
