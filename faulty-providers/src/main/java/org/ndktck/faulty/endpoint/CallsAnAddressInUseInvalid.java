package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CON_26;
import static org.ndktck.catalog.RequirementId.LIS_12;
import static org.ndktck.catalog.RequirementId.SEP_07;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.StatusFault;
import org.ndktck.faulty.Tolerated;

/** Has one code for all that can be wrong with a local address. */
@Fault(value = "F341", grade = MODERATE)
@Tolerated({LIS_12, SEP_07, CON_26})
public final class CallsAnAddressInUseInvalid extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_SHARING_VIOLATION) ? NtStatus.STATUS_INVALID_ADDRESS : status;
    }
}
