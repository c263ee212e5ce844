package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.faulty.DispatchFunction.CREATE_PD;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Numbers its protection domains in the block that is the consumer's. */
@Fault(value = "F236", grade = MODERATE)
@Breaks(GEN_08)
public final class HandsOutAReservedBlockInUse extends InterceptingProvider {

    public HandsOutAReservedBlockInUse() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_PD)
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (object != null) {
                        object.ndkReserved().set(NdkReservedBlock.FIELDS - 1, 1);
                    }
                    original.complete(context, status, object);
                }))
                : call.proceed();
    }
}
