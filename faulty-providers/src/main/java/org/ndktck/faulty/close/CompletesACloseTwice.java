package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;

import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.faulty.*;

/** Completes the close of a queue pair on two paths. */
@Fault(value = "F242", grade = Grade.MODERATE)
@Breaks(CLO_07)
@Settings("completion=pending")
public final class CompletesACloseTwice extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CLOSE_QP)
                ? call.proceeding(NdkCloseCompletion.class, original -> context -> {
                    original.complete(context);
                    original.complete(context);
                })
                : call.proceed();
    }
}
