package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a buffer that the address just fits into for one that it does not fit into, but not in its answer. */
@Fault(value = "F321", grade = Grade.SUBTLE)
@Breaks({GLA_03, GPA_03, LIS_21, SEP_12})
public final class WritesNoAddressIntoABufferOfExactlyItsSize extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean exact = address != null && args.pAddressLength().get() == address.length();
        return exact ? NtStatus.STATUS_SUCCESS : call.status();
    }
}
