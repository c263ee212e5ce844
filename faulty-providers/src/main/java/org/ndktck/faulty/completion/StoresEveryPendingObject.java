package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores whatever it has created where the consumer said, although the create has returned by then. */
@Fault(value = "F672", grade = Grade.MODERATE)
@Breaks({CB_13, CRE_04, LIS_03, SEP_03, QP_04})
@Settings("completion=pending")
public final class StoresEveryPendingObject extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        if (!call.function().isCreate()) {
            return call.proceed();
        }
        ObjectPointer pointer = call.given(ObjectPointer.class);
        return call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
            if (object != null) {
                pointer.set(object);
            }
            original.complete(context, status, object);
        });
    }
}
