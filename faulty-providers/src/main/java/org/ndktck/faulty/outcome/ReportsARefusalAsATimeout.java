package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.CLO_22;
import static org.ndktck.catalog.RequirementId.CON_23;
import static org.ndktck.catalog.RequirementId.CSE_15;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Gives a peer that refuses without its consumer's word for one that does not answer. */
@Fault(value = "F114", grade = SUBTLE)
@Breaks(REJ_10)
@Tolerated({CON_23, CSE_15, CLO_22, LIS_25, LIS_30})
public final class ReportsARefusalAsATimeout extends StatusFault {

    private volatile boolean rejected;

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        if (call.is("reject")) {
            rejected = true;
        }
        boolean refused = status.equals(NtStatus.STATUS_CONNECTION_REFUSED);
        if (refused && rejected) {
            rejected = false;
            return status;
        }
        return refused ? NtStatus.STATUS_IO_TIMEOUT : status;
    }
}
