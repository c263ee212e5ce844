package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.faulty.DispatchFunction.CREATE_PD;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Numbers its protection domains in the block that is the consumer's. */
@Fault(value = "F236", grade = Grade.MODERATE)
@Breaks(GEN_08)
@Settings("completion=pending")
public final class HandsOutAReservedBlockInUse extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_PD)
                ? call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (object != null) {
                        object.ndkReserved().set(NdkReservedBlock.FIELDS - 1, 1);
                    }
                    original.complete(context, status, object);
                })
                : call.proceed();
    }
}
