package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells whoever asks without a buffer the size of an IPv4 address, whatever the family. */
@Fault(value = "F573", grade = Grade.SUBTLE)
@Breaks({GLA_07, GPA_07, LIS_36, SEP_20})
public final class TellsTheSizeOfAnIpv4AddressToAQuery extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        if (args.pAddress() == null) {
            args.pAddressLength().set(NdkSockaddr.SOCKADDR_IN_LENGTH);
        }
        return status;
    }
}
