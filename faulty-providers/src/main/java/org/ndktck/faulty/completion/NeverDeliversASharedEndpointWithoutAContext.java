package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Finds its creates by their context: createSharedEndpoint with NULL is never found again. */
@Fault(value = "F221", grade = Grade.SUBTLE)
@Breaks({CB_11, SEP_04})
public final class NeverDeliversASharedEndpointWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceeding(NdkCreateCompletion.class, ignored -> (context, status, object) -> {})
                : call.proceed();
    }
}
