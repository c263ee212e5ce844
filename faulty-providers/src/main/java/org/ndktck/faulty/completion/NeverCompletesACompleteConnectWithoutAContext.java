package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CMP_08;
import static org.ndktck.catalog.RequirementId.CMP_17;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its requests by their context: completeConnect with NULL is never found again. */
@Fault(value = "F208", grade = SUBTLE)
@Breaks({CB_01, CMP_08, CMP_17})
public final class NeverCompletesACompleteConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
