package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.QEI_08;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loads extensions of connectors later, and answers that they are on their way. */
@Fault(value = "F217", grade = Grade.SUBTLE)
@Breaks(QEI_08)
public final class PendsOnAnExtension extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        return call.is(QUERY_EXTENSION) && call.object().objectType() == NdkObjectType.CONNECTOR
                ? NtStatus.STATUS_PENDING
                : answer;
    }
}
