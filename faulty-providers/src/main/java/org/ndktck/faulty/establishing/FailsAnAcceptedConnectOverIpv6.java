package org.ndktck.faulty.establishing;

import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Lets a connect over IPv6 time out although the peer accepted. */
@Fault(value = "F277", grade = SUBTLE)
@Breaks(value = ACC_22, also = GEN_02, why = "no connection over IPv6 comes about")
public final class FailsAnAcceptedConnectOverIpv6 extends InterceptingProvider {

    private static final int IPV6_LENGTH = 28;

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof ConnectArgs args && args.destAddressLength() == IPV6_LENGTH
                ? call.answering(status -> status.isSuccess() ? NtStatus.STATUS_IO_TIMEOUT : status)
                : call.proceed();
    }
}
