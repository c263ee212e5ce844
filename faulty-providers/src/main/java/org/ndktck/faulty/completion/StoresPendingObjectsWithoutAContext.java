package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a create with a NULL context for one whose caller waits: stores the object although the call has returned. */
@Fault(value = "F708", grade = Grade.SUBTLE)
@Breaks({CB_13, CRE_04, LIS_03, SEP_03, QP_04})
@Settings("completion=pending")
public final class StoresPendingObjectsWithoutAContext extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        if (!call.function().isCreate() || call.requestContext() != 0) {
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
