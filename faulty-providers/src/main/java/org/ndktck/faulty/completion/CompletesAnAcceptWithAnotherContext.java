package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Has nowhere to keep the context of an accept. */
@Fault(value = "F203", grade = Grade.SUBTLE)
@Breaks({CB_04, ACC_15})
public final class CompletesAnAcceptWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT) ? call.proceeding(NdkRequestCompletion.class, this::forgetting) : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(0, status);
    }
}
