package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Tells of every listener that cannot be created, and delivers none of the others. */
@Fault(value = "F702", grade = Grade.BLATANT)
@Breaks({LIS_04, CB_11})
public final class NeverDeliversAListener extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_LISTENER)
                ? call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (!status.isSuccess()) {
                        original.complete(context, status, object);
                    }
                })
                : call.proceed();
    }
}
