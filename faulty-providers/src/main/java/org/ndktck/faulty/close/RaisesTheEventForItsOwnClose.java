package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Tells the consumer that closes a connected connector that it has been disconnected. */
@Fault(value = "F381", grade = Grade.MODERATE)
@Breaks({CLO_21, DEV_05})
public final class RaisesTheEventForItsOwnClose extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        if (call.is(DISCONNECT)) {
            registrations.forget(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            registrations.raise(call.object());
        }
        return call.proceed();
    }
}
