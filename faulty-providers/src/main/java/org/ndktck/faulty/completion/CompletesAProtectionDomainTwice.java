package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_15;
import static org.ndktck.faulty.DispatchFunction.CREATE_PD;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Completes the create of a protection domain on two paths. */
@Fault(value = "F229", grade = Grade.MODERATE)
@Breaks(CB_15)
@Settings("completion=pending")
public final class CompletesAProtectionDomainTwice extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_PD)
                ? call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    original.complete(context, status, object);
                    original.complete(context, status, object);
                })
                : call.proceed();
    }
}
