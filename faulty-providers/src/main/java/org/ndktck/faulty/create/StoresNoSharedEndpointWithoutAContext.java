package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_12;
import static org.ndktck.catalog.RequirementId.SEP_03;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Takes createSharedEndpoint with a NULL context for a probe: it succeeds and stores nothing. */
@Fault(value = "F225", grade = SUBTLE)
@Breaks({CB_12, SEP_03})
public final class StoresNoSharedEndpointWithoutAContext extends InterceptingProvider {

    public StoresNoSharedEndpointWithoutAContext() {
        super(Map.of("completion", "inline"));
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceed(call.with(ObjectPointer.class, ignored -> new Nowhere()))
                : call.proceed();
    }
}
