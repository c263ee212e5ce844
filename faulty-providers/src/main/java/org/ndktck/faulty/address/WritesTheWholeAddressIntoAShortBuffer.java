package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_06;
import static org.ndktck.catalog.RequirementId.GPA_06;
import static org.ndktck.catalog.RequirementId.LIS_35;
import static org.ndktck.catalog.RequirementId.SEP_19;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Answers that the buffer is too short, after it has written the address there. */
@Fault(value = "F323", grade = MODERATE)
@Breaks({GLA_06, GPA_06, LIS_35, SEP_19})
public final class WritesTheWholeAddressIntoAShortBuffer extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        if (address != null && args.pAddress() != null) {
            address.writeTo(args.pAddress());
        }
        return call.status();
    }
}
