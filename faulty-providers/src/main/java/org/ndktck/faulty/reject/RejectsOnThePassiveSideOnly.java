package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows no reject on the side that connected. */
@Fault(value = "F100", grade = Grade.MODERATE)
@Breaks(REJ_02)
public final class RejectsOnThePassiveSideOnly extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(REJECT) && isActive(call.object()) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
