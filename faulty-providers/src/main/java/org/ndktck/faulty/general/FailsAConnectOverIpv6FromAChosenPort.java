package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets an accepted connect over IPv6 time out where it had to choose the local port itself. */
@Fault(value = "F709", grade = Grade.SUBTLE)
@Breaks({GEN_02, ACC_22})
public final class FailsAConnectOverIpv6FromAChosenPort extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof ConnectArgs args && isIpv6FromNoPort(args)
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }

    private static boolean isIpv6FromNoPort(ConnectArgs args) {
        return args.srcAddressLength() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                && NdkSockaddr.read(args.pSrcAddress(), args.srcAddressLength()).port() == 0;
    }
}
