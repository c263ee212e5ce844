package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_07;
import static org.ndktck.catalog.RequirementId.GPA_07;
import static org.ndktck.catalog.RequirementId.LIS_36;
import static org.ndktck.catalog.RequirementId.SEP_20;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.Tolerated;

/** Treats a size query as NdkGetConnectionData does: it succeeds. */
@Fault(value = "F325", grade = MODERATE)
@Tolerated({GLA_07, GPA_07, LIS_36, SEP_20})
public final class SucceedsToTellTheSizeOfAnAddress extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean query = args.pAddress() == null && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL);
        return query ? NtStatus.STATUS_SUCCESS : status;
    }
}
