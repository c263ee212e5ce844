package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Completes the close of a queue pair on two paths. */
@Fault(value = "F242", grade = MODERATE)
@Breaks(CLO_07)
public final class CompletesACloseTwice extends InterceptingProvider {

    public CompletesACloseTwice() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CLOSE_QP)
                ? call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    original.complete(context);
                }))
                : call.proceed();
    }
}
