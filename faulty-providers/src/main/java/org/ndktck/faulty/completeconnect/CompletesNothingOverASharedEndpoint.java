package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Completes no connect that began over a shared endpoint. */
@Fault(value = "F275", grade = Grade.MODERATE)
@Breaks({CMP_16, CSE_21})
public final class CompletesNothingOverASharedEndpoint extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX) && isOverASharedEndpoint(call.object())
                ? NtStatus.STATUS_CONNECTION_INVALID
                : call.proceed();
    }
}
