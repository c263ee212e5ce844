package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.*;

/** Takes createListener with a NULL context for a probe: it succeeds and stores nothing. */
@Fault(value = "F224", grade = Grade.SUBTLE)
@Breaks({CB_12, LIS_03})
@Settings("completion=inline")
public final class StoresNoListenerWithoutAContext extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        return call.is(CREATE_LISTENER) && call.requestContext() == 0
                ? call.proceeding(ObjectPointer.class, ignored -> new Nowhere())
                : call.proceed();
    }
}
