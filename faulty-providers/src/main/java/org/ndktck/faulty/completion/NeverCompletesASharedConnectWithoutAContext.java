package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_01;
import static org.ndktck.catalog.RequirementId.CSE_11;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its requests by their context: connectWithSharedEndpoint with NULL is never found again. */
@Fault(value = "F207", grade = SUBTLE)
@Breaks({CB_01, CSE_11})
public final class NeverCompletesASharedConnectWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CONNECT_WITH_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceed(call.with(NdkRequestCompletion.class, ignored -> (context, status) -> {}))
                : call.proceed();
    }
}
