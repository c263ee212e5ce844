package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Reports version 2.1 and has the tables of version 2.0. */
@Fault(value = "F351", grade = MODERATE)
@Breaks(value = GEN_01, also = EX_01, why = "an NdkAcceptEx that is not there does not act as NdkAccept")
public final class HasNoFunctionsOfTheVersionItReports extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT_EX, COMPLETE_CONNECT_EX) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
