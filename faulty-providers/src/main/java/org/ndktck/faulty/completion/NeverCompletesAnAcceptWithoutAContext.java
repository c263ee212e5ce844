package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Finds its requests by their context: accept with NULL is never found again. */
@Fault(value = "F209", grade = Grade.SUBTLE)
@Breaks({CB_01, ACC_17, ACC_27})
public final class NeverCompletesAnAcceptWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(ACCEPT) && call.requestContext() == 0
                ? call.proceeding(NdkRequestCompletion.class, ignored -> (context, status) -> {})
                : call.proceed();
    }
}
