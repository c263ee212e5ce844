package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_15;
import static org.ndktck.faulty.DispatchFunction.CREATE_PD;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes the create of a protection domain on two paths. */
@Fault(value = "F229", grade = MODERATE)
@Breaks(CB_15)
public final class CompletesAProtectionDomainTwice extends InterceptingProvider {

    public CompletesAProtectionDomainTwice() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_PD)
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    original.complete(context, status, object);
                    original.complete(context, status, object);
                }))
                : call.proceed();
    }
}
