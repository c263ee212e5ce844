package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a connect over IPv6 time out although the peer accepted. */
@Fault(value = "F277", grade = Grade.SUBTLE)
@Breaks(value = ACC_22, also = GEN_02, why = "no connection over IPv6 comes about")
public final class FailsAnAcceptedConnectOverIpv6 extends InterceptingProvider {

    private static final int IPV6_LENGTH = 28;

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof ConnectArgs args && args.destAddressLength() == IPV6_LENGTH
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }
}
