package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.faulty.*;

/** Tells the consumer that disconnects that it has been disconnected, where it wants to know the reason. */
@Fault(value = "F626", grade = Grade.SUBTLE)
@Breaks(value = DEV_05, nowAndThen = CLO_14, why = "no close waits for an event that nobody but this fault knows of")
public final class RaisesTheExEventForItsOwnDisconnect extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
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
