package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.DEV_05;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Tells the consumer that disconnects that it has been disconnected, where it wants to know the reason. */
@Fault(value = "F626", grade = SUBTLE)
@Breaks(value = DEV_05, nowAndThen = CLO_14, why = "no close waits for an event that nobody but this fault knows of")
public final class RaisesTheExEventForItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT_EX, COMPLETE_CONNECT_EX)) {
            return call.proceed(registrations.watching(call));
        }
        Object answer = call.proceed();
        if (call.is(DISCONNECT)) {
            registrations.raise(call.object());
        }
        return answer;
    }
}
