package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.ACC_10;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses an accept whose private data is NULL. */
@Fault(value = "F267", grade = Grade.MODERATE)
@Breaks(ACC_10)
public final class RefusesAnAcceptWithoutData extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof AcceptArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
