package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Finds its requests by their context: connectWithSharedEndpoint with NULL is never found again. */
@Fault(value = "F207", grade = Grade.SUBTLE)
@Breaks({CB_01, CSE_11})
public final class NeverCompletesASharedConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CONNECT_WITH_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
