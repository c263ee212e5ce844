package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.DIS_09;
import static org.ndktck.catalog.RequirementId.DIS_20;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its requests by their context: disconnect with NULL is never found again. */
@Fault(value = "F210", grade = SUBTLE)
@Breaks({CB_01, DIS_09, DIS_20})
public final class NeverCompletesADisconnectWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(DISCONNECT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
