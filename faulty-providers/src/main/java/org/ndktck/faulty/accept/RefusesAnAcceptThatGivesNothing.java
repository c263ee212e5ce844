package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses an accept that gives neither private data nor a disconnect event. */
@Fault(value = "F526", grade = Grade.SUBTLE)
@Breaks({ACC_10, ACC_12})
public final class RefusesAnAcceptThatGivesNothing extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused =
                call.args() instanceof AcceptArgs args && args.pPrivateData() == null && args.disconnectEvent() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
