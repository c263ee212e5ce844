package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Keeps 32 bits of the context of a connect over a shared endpoint. */
@Fault(value = "F201", grade = Grade.SUBTLE)
@Breaks({CB_04, CSE_09})
public final class CompletesASharedConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONNECT_WITH_SHARED_ENDPOINT)
                ? call.proceeding(NdkRequestCompletion.class, this::forgetting)
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context & 0xFFFF_FFFFL, status);
    }
}
