package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_13;
import static org.ndktck.catalog.RequirementId.QP_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkQp;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stores a pending NdkQp in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F228", grade = MODERATE)
@Breaks({CB_13, QP_04})
public final class StoresAPendingQpToo extends InterceptingProvider {

    public StoresAPendingQpToo() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof CreateQpArgs args
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> storing(args, original)))
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
