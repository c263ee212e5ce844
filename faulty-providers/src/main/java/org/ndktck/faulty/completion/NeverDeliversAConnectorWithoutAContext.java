package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_CONNECTOR;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Finds its creates by their context: createConnector with NULL is never found again. */
@Fault(value = "F219", grade = Grade.SUBTLE)
@Breaks({CB_11, CRE_06})
public final class NeverDeliversAConnectorWithoutAContext extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_CONNECTOR) && call.requestContext() == 0
                ? call.proceeding(NdkCreateCompletion.class, ignored -> (context, status, object) -> {})
                : call.proceed();
    }
}
