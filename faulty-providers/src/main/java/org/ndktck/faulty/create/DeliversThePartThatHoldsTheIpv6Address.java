package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_14;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Delivers of a shared endpoint with an IPv6 address a part that has a header like it, and is not it. */
@Fault(value = "F673", grade = SUBTLE)
@Breaks(CB_14)
public final class DeliversThePartThatHoldsTheIpv6Address extends InterceptingProvider {

    public DeliversThePartThatHoldsTheIpv6Address() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof CreateSharedEndpointArgs args
                        && args.addressLength() >= NdkSockaddr.SOCKADDR_IN6_LENGTH
                ? call.proceed(call.with(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                original.complete(context, status, object == null ? null : part(object))))
                : call.proceed();
    }

    private static NdkObject<?> part(NdkObject<?> endpoint) {
        return new NdkObject<Object>(endpoint.version(), NdkObjectType.SHARED_ENDPOINT, endpoint.dispatch()) {};
    }
}
