package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.ACC_15;
import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has nowhere to keep the context of an accept. */
@Fault(value = "F203", grade = SUBTLE)
@Breaks({CB_04, ACC_15})
public final class CompletesAnAcceptWithAnotherContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT) ? call.proceed(call.with(NdkRequestCompletion.class, this::forgetting)) : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(0, status);
    }
}
