package org.ndktck.reference.connection;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;

/** A disconnect event callback bound to its context, whichever of its two forms was registered. */
@FunctionalInterface
public interface DisconnectEvent {

    /** The reason that stands for "none given" (EX-04). */
    long NO_REASON = 0;

    /** Calls the consumer. */
    void raise();

    static @Nullable DisconnectEvent of(@Nullable NdkDisconnectEventCallback callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context);
    }

    static @Nullable DisconnectEvent of(@Nullable NdkDisconnectEventCallbackEx callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context, NO_REASON);
    }
}
