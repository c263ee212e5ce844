package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_06;
import static org.ndktck.faulty.DispatchFunction.CREATE_SHARED_ENDPOINT;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Makes shared endpoints from the template of listeners, type included, where no context tells them apart. */
@Fault(value = "F233", grade = Grade.SUBTLE)
@Breaks(GEN_06)
@Settings("completion=pending")
public final class CallsASharedEndpointAListener extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_SHARED_ENDPOINT) && call.requestContext() == 0
                ? call.proceeding(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                original.complete(context, status, object == null ? null : mistaken(object)))
                : call.proceed();
    }

    private static NdkObject<?> mistaken(NdkObject<?> endpoint) {
        return new NdkObject<Object>(endpoint.version(), NdkObjectType.LISTENER, endpoint.dispatch()) {};
    }
}
