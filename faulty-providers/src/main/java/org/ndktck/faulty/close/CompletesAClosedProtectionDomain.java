package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Closes a protection domain inline, and calls the completion as well. */
@Fault(value = "F240", grade = Grade.MODERATE)
@Breaks({CLO_03, CLO_06})
@Settings("completion=inline")
public final class CompletesAClosedProtectionDomain extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        Object answer = call.proceed();
        if (call.is(CLOSE_PD) && NtStatus.STATUS_SUCCESS.equals(answer) && call.args() instanceof CloseArgs args) {
            args.closeCompletion().complete(args.requestContext());
        }
        return answer;
    }
}
