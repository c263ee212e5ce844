package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.CRE_06;
import static org.ndktck.faulty.DispatchFunction.CREATE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its creates by their context: createConnector with NULL is never found again. */
@Fault(value = "F219", grade = SUBTLE)
@Breaks({CB_11, CRE_06})
public final class NeverDeliversAConnectorWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_CONNECTOR) && call.requestContext() == 0
                ? call.proceed(call.with(NdkCreateCompletion.class, ignored -> (context, status, object) -> {}))
                : call.proceed();
    }
}
