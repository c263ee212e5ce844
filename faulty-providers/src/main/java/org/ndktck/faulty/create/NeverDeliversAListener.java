package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_11;
import static org.ndktck.catalog.RequirementId.LIS_04;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Tells of every listener that cannot be created, and delivers none of the others. */
@Fault(value = "F702", grade = BLATANT)
@Breaks({LIS_04, CB_11})
public final class NeverDeliversAListener extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_LISTENER)
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (!status.isSuccess()) {
                        original.complete(context, status, object);
                    }
                }))
                : call.proceed();
    }
}
