package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Looks for the connector to tell of a departure by its own endpoint: one that connected over a shared endpoint is not found. */
@Fault(value = "F583", grade = Grade.SUBTLE)
@Breaks({DEV_02, DEV_03})
public final class TellsNobodyOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!Registrations.registers(call) || !isOverASharedEndpoint(call.object())) {
            return call.proceed();
        }
        return call.withDisconnectEvent(event -> context -> {}).proceed();
    }
}
