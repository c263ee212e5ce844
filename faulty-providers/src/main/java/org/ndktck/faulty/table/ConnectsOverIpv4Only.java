package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has IPv6 addresses, and no connections between them. */
@Fault(value = "F354", grade = MODERATE)
@Breaks(value = GEN_02, also = CEV_01, why = "no request over IPv6 arrives that could bring an event")
public final class ConnectsOverIpv4Only extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
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
