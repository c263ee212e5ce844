package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Answers that the buffer is too short, after it has written the address there. */
@Fault(value = "F323", grade = Grade.MODERATE)
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
