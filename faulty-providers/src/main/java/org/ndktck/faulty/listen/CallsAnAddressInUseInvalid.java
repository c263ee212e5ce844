package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Has one code for all that can be wrong with a local address. */
@Fault(value = "F341", grade = Grade.MODERATE)
@Tolerated({LIS_12, SEP_07, CON_26})
public final class CallsAnAddressInUseInvalid extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_SHARING_VIOLATION) ? NtStatus.STATUS_INVALID_ADDRESS : status;
    }
}
