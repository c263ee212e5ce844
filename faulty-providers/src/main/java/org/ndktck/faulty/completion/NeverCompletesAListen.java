package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.LIS_10;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Loses the completion of a listen. */
@Fault(value = "F701", grade = BLATANT)
@Breaks({LIS_10, CB_01})
public final class NeverCompletesAListen extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(LISTEN)
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
