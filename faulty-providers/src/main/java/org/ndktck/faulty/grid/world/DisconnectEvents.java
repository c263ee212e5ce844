package org.ndktck.faulty.grid.world;

import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.Intercepted;

/** The disconnect events of both forms, as one. */
public final class DisconnectEvents {

    private DisconnectEvents() {}

    /**
     * Puts something else in place of the disconnect event that a call registers.
     *
     * @param call an accept or complete connect
     * @param change makes it; what it gets and gives is called with the context
     * @return the call to proceed with; the same if NULL is registered
     */
    public static Intercepted replaced(Intercepted call, UnaryOperator<LongConsumer> change) {
        return call.replacing(NdkDisconnectEventCallback.class, event -> {
                    LongConsumer changed = change.apply(event::disconnectEvent);
                    return changed::accept;
                })
                .replacing(
                        NdkDisconnectEventCallbackEx.class,
                        event -> (context, reason) -> change.apply(passed -> event.disconnectEvent(passed, reason))
                                .accept(context));
    }

    /** Gives what raises the event that a call registers, without a reason. */
    static Optional<LongConsumer> raising(Intercepted call) {
        Object event = call.named("disconnectEvent");
        if (event instanceof NdkDisconnectEventCallback plain) {
            return Optional.of(plain::disconnectEvent);
        }
        return event instanceof NdkDisconnectEventCallbackEx newer
                ? Optional.of(context -> newer.disconnectEvent(context, 0))
                : Optional.empty();
    }
}
