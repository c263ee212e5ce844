package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.DEV_05;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells the consumer that disconnects that it has been disconnected. */
@Fault(value = "F89", grade = MODERATE)
@Breaks(value = DEV_05, nowAndThen = CLO_14, why = "no close waits for an event that nobody but this fault knows of")
public final class RaisesTheEventForItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        Object answer = call.proceed();
        if (call.is(DISCONNECT)) {
            registrations.raise(call.object());
        }
        return answer;
    }
}
