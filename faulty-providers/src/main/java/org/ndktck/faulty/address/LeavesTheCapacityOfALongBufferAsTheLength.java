package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_02;
import static org.ndktck.catalog.RequirementId.GPA_02;
import static org.ndktck.catalog.RequirementId.LIS_21;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Stores how long an address is only where the room is not more than that of a SOCKADDR_STORAGE. */
@Fault(value = "F570", grade = SUBTLE)
@Breaks({GLA_02, GPA_02, LIS_21, SEP_12})
public final class LeavesTheCapacityOfALongBufferAsTheLength extends AddressFault {

    private static final int STORAGE = 128;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        NtStatus status = call.status();
        if (status.isSuccess() && capacity > STORAGE) {
            args.pAddressLength().set(capacity);
        }
        return status;
    }
}
