package org.ndktck.faulty.grid.world;

import java.util.Optional;
import java.util.function.LongConsumer;
import org.ndktck.api.*;
import org.ndktck.faulty.Intercepted;

/** The disconnect events of both forms, as one. */
final class DisconnectEvents {

    private DisconnectEvents() {}

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
