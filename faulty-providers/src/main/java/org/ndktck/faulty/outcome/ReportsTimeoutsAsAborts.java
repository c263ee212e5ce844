package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.ACC_19;
import static org.ndktck.catalog.RequirementId.CMP_11;
import static org.ndktck.catalog.RequirementId.CON_24;
import static org.ndktck.catalog.RequirementId.CSE_16;
import static org.ndktck.catalog.RequirementId.DIS_10;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Has no code for a time-out. */
@Fault(value = "F399", grade = MODERATE)
@Tolerated({CON_24, CSE_16, CMP_11, ACC_19, DIS_10})
public final class ReportsTimeoutsAsAborts extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_IO_TIMEOUT) ? NtStatus.STATUS_CONNECTION_ABORTED : status;
    }
}
