package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.QEI_08;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Loads extensions of connectors later, and answers that they are on their way. */
@Fault(value = "F217", grade = SUBTLE)
@Breaks(QEI_08)
public final class PendsOnAnExtension extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(QUERY_EXTENSION) && call.object().objectType() == NdkObjectType.CONNECTOR
                ? NtStatus.STATUS_PENDING
                : answer;
    }
}
