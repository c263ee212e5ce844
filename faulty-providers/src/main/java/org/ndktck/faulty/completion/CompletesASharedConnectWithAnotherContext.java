package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.catalog.RequirementId.CSE_09;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps 32 bits of the context of a connect over a shared endpoint. */
@Fault(value = "F201", grade = SUBTLE)
@Breaks({CB_04, CSE_09})
public final class CompletesASharedConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CONNECT_WITH_SHARED_ENDPOINT)
                ? call.proceed(call.with(NdkRequestCompletion.class, this::forgetting))
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context & 0xFFFF_FFFFL, status);
    }
}
