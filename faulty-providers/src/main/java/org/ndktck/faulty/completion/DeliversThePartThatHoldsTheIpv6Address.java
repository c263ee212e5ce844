package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.CB_14;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Delivers of a shared endpoint with an IPv6 address a part that has a header like it, and is not it. */
@Fault(value = "F673", grade = Grade.SUBTLE)
@Breaks(CB_14)
@Settings("completion=pending")
public final class DeliversThePartThatHoldsTheIpv6Address extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof CreateSharedEndpointArgs args
                        && args.addressLength() >= NdkSockaddr.SOCKADDR_IN6_LENGTH
                ? call.proceeding(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                original.complete(context, status, object == null ? null : part(object)))
                : call.proceed();
    }

    private static NdkObject<?> part(NdkObject<?> endpoint) {
        return new NdkObject<Object>(endpoint.version(), NdkObjectType.SHARED_ENDPOINT, endpoint.dispatch()) {};
    }
}
