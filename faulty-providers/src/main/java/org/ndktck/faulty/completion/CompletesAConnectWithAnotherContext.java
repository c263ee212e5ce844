package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_04;
import static org.ndktck.catalog.RequirementId.CON_17;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has nowhere to keep the context of a connect. */
@Fault(value = "F200", grade = SUBTLE)
@Breaks({CB_04, CON_17})
public final class CompletesAConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CONNECT)
                ? call.proceed(call.with(NdkRequestCompletion.class, this::forgetting))
                : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(0, status);
    }
}
