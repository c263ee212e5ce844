package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.CON_28;
import static org.ndktck.catalog.RequirementId.LIS_14;
import static org.ndktck.catalog.RequirementId.SEP_09;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Takes a lack of free ports for a port in use. */
@Fault(value = "F103", grade = MODERATE)
@Tolerated({CON_28, LIS_14, SEP_09})
public final class ReportsNoFreePortAsASharingViolation extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_TOO_MANY_ADDRESSES) ? NtStatus.STATUS_SHARING_VIOLATION : status;
    }
}
