package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Tells every connector of a shared endpoint that one is being closed, also the one that is. */
@Fault(value = "F646", grade = Grade.SUBTLE)
@Breaks({CLO_21, DEV_05})
public final class RaisesTheEventForItsOwnCloseOverASharedEndpoint extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call) && isOverASharedEndpoint(call.object())) {
            return call.proceed(registrations.watching(call));
        } else if (call.is(DISCONNECT)) {
            registrations.forget(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            registrations.raise(call.object());
        }
        return call.proceed();
    }
}
