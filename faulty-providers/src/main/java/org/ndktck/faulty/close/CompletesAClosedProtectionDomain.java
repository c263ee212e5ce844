package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_03;
import static org.ndktck.catalog.RequirementId.CLO_06;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Closes a protection domain inline, and calls the completion as well. */
@Fault(value = "F240", grade = MODERATE)
@Breaks({CLO_03, CLO_06})
public final class CompletesAClosedProtectionDomain extends InterceptingProvider {

    public CompletesAClosedProtectionDomain() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        Object answer = call.proceed();
        if (call.is(CLOSE_PD) && NtStatus.STATUS_SUCCESS.equals(answer) && call.args() instanceof CloseArgs args) {
            args.closeCompletion().complete(args.requestContext());
        }
        return answer;
    }
}
