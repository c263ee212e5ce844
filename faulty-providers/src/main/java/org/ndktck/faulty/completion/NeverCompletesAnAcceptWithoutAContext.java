package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.ACC_17;
import static org.ndktck.catalog.RequirementId.ACC_27;
import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its requests by their context: accept with NULL is never found again. */
@Fault(value = "F209", grade = SUBTLE)
@Breaks({CB_01, ACC_17, ACC_27})
public final class NeverCompletesAnAcceptWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(ACCEPT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
