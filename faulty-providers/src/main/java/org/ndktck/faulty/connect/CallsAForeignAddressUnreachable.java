package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Answers a local address that is not its own with a code for remote ones. */
@Fault(value = "F106", grade = Grade.SUBTLE)
@Tolerated({CON_27, LIS_13, SEP_08})
public final class CallsAForeignAddressUnreachable extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_INVALID_ADDRESS) ? NtStatus.STATUS_NETWORK_UNREACHABLE : status;
    }
}
