package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes a peer that has gone for a connector that was never connecting. */
@Fault(value = "F400", grade = Grade.MODERATE)
@Tolerated({ACC_18, CMP_10, REJ_07, CLO_23})
public final class ReportsAbortsAsInvalidConnections extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_INVALID : status;
    }
}
