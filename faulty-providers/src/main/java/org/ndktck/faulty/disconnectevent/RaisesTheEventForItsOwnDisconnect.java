package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.faulty.*;

/** Tells the consumer that disconnects that it has been disconnected. */
@Fault(value = "F89", grade = Grade.MODERATE)
@Breaks(value = DEV_05, nowAndThen = CLO_14, why = "no close waits for an event that nobody but this fault knows of")
public final class RaisesTheEventForItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
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
