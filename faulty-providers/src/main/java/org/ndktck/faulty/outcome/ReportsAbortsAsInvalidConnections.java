package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.ACC_18;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CMP_10;
import static org.ndktck.catalog.RequirementId.REJ_07;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Takes a peer that has gone for a connector that was never connecting. */
@Fault(value = "F400", grade = MODERATE)
@Tolerated({ACC_18, CMP_10, REJ_07, CLO_23})
public final class ReportsAbortsAsInvalidConnections extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_INVALID : status;
    }
}
