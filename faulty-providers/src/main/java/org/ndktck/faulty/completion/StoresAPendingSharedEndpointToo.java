package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores a pending NdkSharedEndpoint in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F227", grade = Grade.MODERATE)
@Breaks({CB_13, SEP_03})
@Settings("completion=pending")
public final class StoresAPendingSharedEndpointToo extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof CreateSharedEndpointArgs args
                ? call.proceeding(NdkCreateCompletion.class, original -> storing(args, original))
                : call.proceed();
    }

    private static NdkCreateCompletion storing(CreateSharedEndpointArgs args, NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (object instanceof NdkSharedEndpoint created) {
                args.ppNdkSharedEndpoint().set(created);
            }
            original.complete(context, status, object);
        };
    }
}
