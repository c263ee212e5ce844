package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Reports version 2.1 and has the tables of version 2.0. */
@Fault(value = "F351", grade = Grade.MODERATE)
@Breaks(GEN_01)
public final class HasNoFunctionsOfTheVersionItReports extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
