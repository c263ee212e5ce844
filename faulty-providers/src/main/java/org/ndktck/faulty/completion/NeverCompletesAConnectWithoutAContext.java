package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CON_19;
import static org.ndktck.catalog.RequirementId.CON_38;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its requests by their context: connect with NULL is never found again. */
@Fault(value = "F206", grade = SUBTLE)
@Breaks({CB_01, CON_19, CON_38})
public final class NeverCompletesAConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CONNECT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
