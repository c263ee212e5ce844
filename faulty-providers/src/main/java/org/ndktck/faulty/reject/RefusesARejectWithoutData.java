package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_04;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses a reject whose private data is NULL. */
@Fault(value = "F268", grade = Grade.MODERATE)
@Breaks(REJ_04)
public final class RefusesARejectWithoutData extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean refused = call.args() instanceof RejectArgs args && args.pPrivateData() == null;
        return refused ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
