package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Treats a size query as NdkGetConnectionData does: it succeeds. */
@Fault(value = "F325", grade = Grade.MODERATE)
@Tolerated({GLA_07, GPA_07, LIS_36, SEP_20})
public final class SucceedsToTellTheSizeOfAnAddress extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean query = args.pAddress() == null && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
        return query ? NtStatus.STATUS_SUCCESS : status;
    }
}
