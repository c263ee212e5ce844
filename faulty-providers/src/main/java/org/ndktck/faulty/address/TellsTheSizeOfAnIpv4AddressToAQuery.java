package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_07;
import static org.ndktck.catalog.RequirementId.GPA_07;
import static org.ndktck.catalog.RequirementId.LIS_36;
import static org.ndktck.catalog.RequirementId.SEP_20;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells whoever asks without a buffer the size of an IPv4 address, whatever the family. */
@Fault(value = "F573", grade = SUBTLE)
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
