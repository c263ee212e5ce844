package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes a lack of free ports for a port in use. */
@Fault(value = "F103", grade = Grade.MODERATE)
@Tolerated({CON_28, LIS_14, SEP_09})
public final class ReportsNoFreePortAsASharingViolation extends StatusFault {

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        return status.equals(NtStatus.STATUS_TOO_MANY_ADDRESSES) ? NtStatus.STATUS_SHARING_VIOLATION : status;
    }
}
