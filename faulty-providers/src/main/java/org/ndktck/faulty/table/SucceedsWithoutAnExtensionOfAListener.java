package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.QEI_04;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Forgot the answer to unknown extensions where a listener is asked: it succeeds. */
@Fault(value = "F505", grade = SUBTLE)
@Breaks(QEI_04)
public final class SucceedsWithoutAnExtensionOfAListener extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) && call.object().objectType() == NdkObjectType.LISTENER
                ? NtStatus.STATUS_SUCCESS
                : call.proceed();
    }
}
