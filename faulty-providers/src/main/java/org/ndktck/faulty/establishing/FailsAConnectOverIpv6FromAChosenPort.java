package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets an accepted connect over IPv6 time out where it had to choose the local port itself. */
@Fault(value = "F709", grade = SUBTLE)
@Breaks({GEN_02, ACC_22})
public final class FailsAConnectOverIpv6FromAChosenPort extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof ConnectArgs args && isIpv6FromNoPort(args)
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }

    private static boolean isIpv6FromNoPort(ConnectArgs args) {
        return args.srcAddressLength() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                && NdkSockaddr.read(args.pSrcAddress(), args.srcAddressLength()).port() == 0;
    }
}
