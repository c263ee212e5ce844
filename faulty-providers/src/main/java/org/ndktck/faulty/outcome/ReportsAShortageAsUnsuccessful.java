package org.ndktck.faulty.outcome;

import static org.ndktck.catalog.RequirementId.CON_20;
import static org.ndktck.catalog.RequirementId.CRE_07;
import static org.ndktck.catalog.RequirementId.CSE_12;
import static org.ndktck.catalog.RequirementId.LIS_05;
import static org.ndktck.catalog.RequirementId.LIS_11;
import static org.ndktck.catalog.RequirementId.QP_03;
import static org.ndktck.catalog.RequirementId.SEP_06;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Has a code of its own for resources that are exhausted. */
@Fault(value = "F104", grade = MODERATE)
@Tolerated({CON_20, CSE_12, LIS_05, LIS_11, SEP_06, CRE_07, QP_03})
public final class ReportsAShortageAsUnsuccessful extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_INSUFFICIENT_RESOURCES) ? NtStatus.STATUS_UNSUCCESSFUL : status;
    }
}
