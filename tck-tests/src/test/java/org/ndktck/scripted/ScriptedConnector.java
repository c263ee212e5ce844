package org.ndktck.scripted;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;

/** One side of a connection. */
final class ScriptedConnector extends NdkConnector {

    /** Read limits. */
    record Limits(long inbound, long outbound) {

        /** What remains of these when the other side asks for the other ones. */
        Limits meeting(Limits peer) {
            return new Limits(Math.min(inbound, peer.outbound), Math.min(outbound, peer.inbound));
        }
    }

    volatile @Nullable ScriptedConnector peer;
    volatile Limits limits = new Limits(0, 0);
    volatile byte[] received = {};
    volatile byte[] local = {};
    volatile byte[] remote = {};
    volatile boolean isEstablished;
    volatile @Nullable Request connect;
    volatile @Nullable Request accept;
    volatile @Nullable Request disconnect;
    private final Object events = new Object();
    private boolean closed;
    private volatile @Nullable NdkDisconnectEventCallback event;
    private volatile long eventContext;

    ScriptedConnector(ConnectorFunctions functions) {
        super(NdkVersion.V2_1, functions);
    }

    void register(@Nullable NdkDisconnectEventCallback callback, long context) {
        event = callback;
        eventContext = context;
    }

    /** Tells that the peer disconnects or is gone. */
    void raiseDisconnectEvent(Fabric fabric) {
        NdkDisconnectEventCallback callback = event;
        event = null;
        if (callback != null && isEstablished) {
            long context = fabric.script().eventContext(eventContext);
            fabric.thread().later(() -> raiseUnlessClosed(callback, context));
        }
    }

    private void raiseUnlessClosed(NdkDisconnectEventCallback callback, long context) {
        synchronized (events) {
            if (!closed) {
                callback.disconnectEvent(context);
            }
        }
    }

    /** Lets no event come from now on; waits for one that is running. */
    void silence() {
        synchronized (events) {
            closed = true;
        }
    }

    /** Ends whatever is pending. */
    void endAll(NtStatus status) {
        end(connect, status);
        end(accept, status);
        end(disconnect, status);
    }

    static void end(@Nullable Request request, NtStatus status) {
        if (request != null) {
            request.end(status);
        }
    }
}
