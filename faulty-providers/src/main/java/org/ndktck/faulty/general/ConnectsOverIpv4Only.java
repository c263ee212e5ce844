package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has IPv6 addresses, and no connections between them. */
@Fault(value = "F354", grade = Grade.MODERATE)
@Breaks(value = GEN_02, also = CEV_01, why = "no request over IPv6 arrives that could bring an event")
public final class ConnectsOverIpv4Only extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        boolean six = call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT) && isSix(call.args());
        return six ? NtStatus.STATUS_NETWORK_UNREACHABLE : call.proceed();
    }

    private static boolean isSix(@Nullable Object args) {
        long length = args instanceof ConnectArgs own
                ? own.destAddressLength()
                : ((ConnectWithSharedEndpointArgs) Objects.requireNonNull(args)).destAddressLength();
        return length == NdkSockaddr.SOCKADDR_IN6_LENGTH;
    }
}
