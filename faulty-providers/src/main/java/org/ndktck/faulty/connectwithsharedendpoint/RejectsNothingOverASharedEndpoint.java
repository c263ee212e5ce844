package org.ndktck.faulty.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows no reject on a connector that connected over a shared endpoint. */
@Fault(value = "F274", grade = Grade.SUBTLE)
@Breaks(CSE_21)
public final class RejectsNothingOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(REJECT) && isOverASharedEndpoint(call.object()) ? NtStatus.STATUS_NOT_SUPPORTED : call.proceed();
    }
}
