package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has no code for a time-out. */
@Fault(value = "F399", grade = Grade.MODERATE)
@Tolerated({CON_24, CSE_16, CMP_11, ACC_19, DIS_10})
public final class ReportsTimeoutsAsAborts extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_IO_TIMEOUT) ? NtStatus.STATUS_CONNECTION_ABORTED : status;
    }
}
