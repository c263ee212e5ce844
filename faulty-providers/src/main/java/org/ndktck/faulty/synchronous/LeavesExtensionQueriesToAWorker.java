package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.QEI_08;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Hands every query for an extension to a worker. */
@Fault(value = "F550", grade = MODERATE)
@Breaks(QEI_08)
public final class LeavesExtensionQueriesToAWorker extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_PENDING : answer;
    }
}
