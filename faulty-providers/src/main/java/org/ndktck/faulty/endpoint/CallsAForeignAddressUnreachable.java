package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CON_27;
import static org.ndktck.catalog.RequirementId.LIS_13;
import static org.ndktck.catalog.RequirementId.SEP_08;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Answers a local address that is not its own with a code for remote ones. */
@Fault(value = "F106", grade = SUBTLE)
@Tolerated({CON_27, LIS_13, SEP_08})
public final class CallsAForeignAddressUnreachable extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_INVALID_ADDRESS) ? NtStatus.STATUS_NETWORK_UNREACHABLE : status;
    }
}
