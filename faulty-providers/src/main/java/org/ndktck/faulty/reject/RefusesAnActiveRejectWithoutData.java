package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_04;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses a reject whose private data is NULL on the side that connected. */
@Fault(value = "F590", grade = Grade.SUBTLE)
@Breaks(REJ_04)
public final class RefusesAnActiveRejectWithoutData extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean without = call.args() instanceof RejectArgs args && args.pPrivateData() == null;
        return without && isActive(call.object()) ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
