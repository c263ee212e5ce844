package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.LIS_04;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Finds its creates by their context: createListener with NULL is never found again. */
@Fault(value = "F220", grade = SUBTLE)
@Breaks({CB_11, LIS_04})
public final class NeverDeliversAListenerWithoutAContext extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_LISTENER) && call.requestContext() == 0
                ? call.proceed(call.with(NdkCreateCompletion.class, ignored -> (context, status, object) -> {}))
                : call.proceed();
    }
}
