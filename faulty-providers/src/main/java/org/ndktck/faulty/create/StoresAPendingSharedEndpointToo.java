package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_13;
import static org.ndktck.catalog.RequirementId.SEP_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stores a pending NdkSharedEndpoint in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F227", grade = MODERATE)
@Breaks({CB_13, SEP_03})
public final class StoresAPendingSharedEndpointToo extends InterceptingProvider {

    public StoresAPendingSharedEndpointToo() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof CreateSharedEndpointArgs args
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> storing(args, original)))
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
