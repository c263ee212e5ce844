package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Finds its requests by their context: disconnect with NULL is never found again. */
@Fault(value = "F210", grade = Grade.SUBTLE)
@Breaks({CB_01, DIS_09, DIS_20})
public final class NeverCompletesADisconnectWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(DISCONNECT) && call.requestContext() == 0
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
