package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Finds its requests by their context: connect with NULL is never found again. */
@Fault(value = "F206", grade = Grade.SUBTLE)
@Breaks({CB_01, CON_19, CON_38})
public final class NeverCompletesAConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONNECT) && call.requestContext() == 0
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
