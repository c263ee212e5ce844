package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.QEI_04;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Answers that it has every extension, and brings none. */
@Fault(value = "F352", grade = MODERATE)
@Breaks(QEI_04)
public final class SucceedsWithoutAnExtension extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
