package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_06;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Makes shared endpoints from the template of listeners, type included, where no context tells them apart. */
@Fault(value = "F233", grade = SUBTLE)
@Breaks(GEN_06)
public final class CallsASharedEndpointAListener extends InterceptingProvider {

    public CallsASharedEndpointAListener() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceed(call.with(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                original.complete(context, status, object == null ? null : mistaken(object))))
                : call.proceed();
    }

    private static NdkObject<?> mistaken(NdkObject<?> endpoint) {
        return new NdkObject<Object>(endpoint.version(), NdkObjectType.LISTENER, endpoint.dispatch()) {};
    }
}
