package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;

import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.*;

/** Takes createSharedEndpoint with a NULL context for a probe: it succeeds and stores nothing. */
@Fault(value = "F225", grade = Grade.SUBTLE)
@Breaks({CB_12, SEP_03})
@Settings("completion=inline")
public final class StoresNoSharedEndpointWithoutAContext extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceeding(ObjectPointer.class, ignored -> new Nowhere())
                : call.proceed();
    }
}
