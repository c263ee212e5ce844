package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Finds its creates by their context: createListener with NULL is never found again. */
@Fault(value = "F220", grade = Grade.SUBTLE)
@Breaks({CB_11, LIS_04})
public final class NeverDeliversAListenerWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_LISTENER) && call.requestContext() == 0
                ? call.proceeding(NdkCreateCompletion.class, ignored -> (context, status, object) -> {})
                : call.proceed();
    }
}
