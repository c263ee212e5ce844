package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.QEI_08;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Hands every query for an extension to a worker. */
@Fault(value = "F550", grade = Grade.MODERATE)
@Breaks(QEI_08)
public final class LeavesExtensionQueriesToAWorker extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_PENDING : answer;
    }
}
