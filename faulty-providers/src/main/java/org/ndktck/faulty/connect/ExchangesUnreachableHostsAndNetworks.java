package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Mixes up hosts and networks that cannot be reached. */
@Fault(value = "F107", grade = Grade.MODERATE)
@Tolerated({CON_21, CON_22, CSE_13, CSE_14})
public final class ExchangesUnreachableHostsAndNetworks extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        if (status.equals(NtStatus.STATUS_HOST_UNREACHABLE)) {
            return NtStatus.STATUS_NETWORK_UNREACHABLE;
        }
        return status.equals(NtStatus.STATUS_NETWORK_UNREACHABLE) ? NtStatus.STATUS_HOST_UNREACHABLE : status;
    }
}
