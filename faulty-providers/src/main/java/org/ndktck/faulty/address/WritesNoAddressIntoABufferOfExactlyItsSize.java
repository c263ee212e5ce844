package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_03;
import static org.ndktck.catalog.RequirementId.GPA_03;
import static org.ndktck.catalog.RequirementId.LIS_21;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Takes a buffer that the address just fits into for one that it does not fit into, but not in its answer. */
@Fault(value = "F321", grade = SUBTLE)
@Breaks({GLA_03, GPA_03, LIS_21, SEP_12})
public final class WritesNoAddressIntoABufferOfExactlyItsSize extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean exact = address != null && args.pAddressLength().get() == address.length();
        return exact ? NtStatus.STATUS_SUCCESS : call.status();
    }
}
