package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores a pending NdkQp in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F228", grade = Grade.MODERATE)
@Breaks({CB_13, QP_04})
@Settings("completion=pending")
public final class StoresAPendingQpToo extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof CreateQpArgs args
                ? call.proceeding(NdkCreateCompletion.class, original -> storing(args, original))
                : call.proceed();
    }

    private static NdkCreateCompletion storing(CreateQpArgs args, NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (object instanceof NdkQp created) {
                args.ppNdkQp().set(created);
            }
            original.complete(context, status, object);
        };
    }
}
