package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.SEP_04;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its creates by their context: createSharedEndpoint with NULL is never found again. */
@Fault(value = "F221", grade = SUBTLE)
@Breaks({CB_11, SEP_04})
public final class NeverDeliversASharedEndpointWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkCreateCompletion.class, ignored -> (context, status, object) -> {}))
                : call.proceed();
    }
}
