package org.ndktck.faulty.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.CSE_03;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows the IPv6 destinations of a shared endpoint by their address alone: two ports there are one. */
@Fault(value = "F546", grade = Grade.SUBTLE)
@Breaks(CSE_03)
public final class ForgetsThePortOfAnIpv6Destination extends InterceptingProvider {

    private record Way(NdkSharedEndpoint from, NdkSockaddr to) {}

    private final Map<Way, NdkObject<?>> routes = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_CONNECTOR)) {
            routes.values().remove(call.object());
        }
        return call.args() instanceof ConnectWithSharedEndpointArgs args && isTaken(args, call.object())
                ? NtStatus.STATUS_ADDRESS_ALREADY_EXISTS
                : call.proceed();
    }

    private boolean isTaken(ConnectWithSharedEndpointArgs args, NdkObject<?> connector) {
        NdkSockaddr to = NdkSockaddr.read(args.pDestAddress(), args.destAddressLength());
        return to.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                && routes.putIfAbsent(new Way(args.pNdkSharedEndpoint(), to.withPort(0)), connector) != null;
    }
}
