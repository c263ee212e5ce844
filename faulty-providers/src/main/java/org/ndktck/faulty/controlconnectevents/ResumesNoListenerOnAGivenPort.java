package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Looks for the listener to resume among those on ports that the provider chose. */
@Fault(value = "F654", grade = Grade.SUBTLE)
@Breaks(
        value = LIS_26,
        also = CEV_01,
        why = "the requests that come after a pause, one of the obstacles of CEV-01, bring no event")
public final class ResumesNoListenerOnAGivenPort extends ClaimFault {

    private final ObjectSet given = new ObjectSet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (call.is(LISTEN) && local.port() != 0) {
            given.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        boolean resumes = call.is(CONTROL_CONNECT_EVENTS) && Boolean.FALSE.equals(call.args());
        return resumes && given.contains(call.object()) ? Intercepted.NOTHING : call.proceed();
    }
}
