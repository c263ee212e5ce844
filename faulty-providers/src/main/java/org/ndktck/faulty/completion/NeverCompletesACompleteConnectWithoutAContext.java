package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Finds its requests by their context: completeConnect with NULL is never found again. */
@Fault(value = "F208", grade = Grade.SUBTLE)
@Breaks({CB_01, CMP_08, CMP_17})
public final class NeverCompletesACompleteConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT) && call.requestContext() == 0
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
