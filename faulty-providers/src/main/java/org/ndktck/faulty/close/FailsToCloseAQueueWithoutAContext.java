package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CQ;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Refuses to close a completion queue without a context, and closes it all the same. */
@Fault(value = "F243", grade = Grade.SUBTLE)
@Breaks(CLO_05)
public final class FailsToCloseAQueueWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CQ) && call.requestContext() == 0) {
            return call.closingUntold(NtStatus.STATUS_INVALID_PARAMETER);
        }
        return call.proceed();
    }
}
