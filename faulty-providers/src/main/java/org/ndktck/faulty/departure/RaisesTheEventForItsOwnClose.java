package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_21;
import static org.ndktck.catalog.RequirementId.DEV_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells the consumer that closes a connected connector that it has been disconnected. */
@Fault(value = "F381", grade = MODERATE)
@Breaks({CLO_21, DEV_05})
public final class RaisesTheEventForItsOwnClose extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
