package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.catalog.RequirementId.CMP_06;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes the context of a complete connect for an aligned pointer. */
@Fault(value = "F202", grade = SUBTLE)
@Breaks({CB_04, CMP_06})
public final class CompletesACompleteConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT)
                ? call.proceed(call.with(NdkRequestCompletion.class, this::forgetting))
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(context & ~7L, status);
    }
}
