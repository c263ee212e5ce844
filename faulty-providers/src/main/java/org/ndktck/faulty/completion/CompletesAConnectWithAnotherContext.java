package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Has nowhere to keep the context of a connect. */
@Fault(value = "F200", grade = Grade.SUBTLE)
@Breaks({CB_04, CON_17})
public final class CompletesAConnectWithAnotherContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONNECT) ? call.proceeding(NdkRequestCompletion.class, this::forgetting) : call.proceed();
    }

    private NdkRequestCompletion forgetting(NdkRequestCompletion original) {
        return (context, status) -> original.complete(0, status);
    }
}
