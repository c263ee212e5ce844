package org.ndktck.faulty.queryextension;

import static org.ndktck.catalog.RequirementId.QEI_04;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Answers that it has every extension, and brings none. */
@Fault(value = "F352", grade = Grade.MODERATE)
@Breaks(QEI_04)
public final class SucceedsWithoutAnExtension extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
