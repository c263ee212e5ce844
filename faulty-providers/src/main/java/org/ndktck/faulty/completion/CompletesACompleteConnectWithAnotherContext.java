package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Takes the context of a complete connect for an aligned pointer. */
@Fault(value = "F202", grade = Grade.SUBTLE)
@Breaks({CB_04, CMP_06})
public final class CompletesACompleteConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT)
                ? call.proceeding(NdkRequestCompletion.class, this::forgetting)
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context & ~7L, status);
    }
}
