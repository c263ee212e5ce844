package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has a code of its own for resources that are exhausted. */
@Fault(value = "F104", grade = Grade.MODERATE)
@Tolerated({CON_20, CSE_12, LIS_05, LIS_11, SEP_06, CRE_07, QP_03})
public final class ReportsAShortageAsUnsuccessful extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_INSUFFICIENT_RESOURCES) ? NtStatus.STATUS_UNSUCCESSFUL : status;
    }
}
