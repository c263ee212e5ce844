package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_04;
import static org.ndktck.catalog.RequirementId.GPA_04;
import static org.ndktck.catalog.RequirementId.LIS_22;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.BytePointer;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;

/** Compares the capacity with the size of an IPv4 address, whatever the family, and writes what fits. */
@Fault(value = "F118", grade = SUBTLE)
@Breaks({GLA_04, GPA_04, LIS_22, SEP_12})
public final class TakesEveryAddressForASockaddrIn extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        long capacity = args.pAddressLength().get();
        BytePointer buffer = args.pAddress();
        if (address == null || buffer == null || capacity >= address.length() || capacity < LEAST) {
            return call.status();
        }
        ProviderBytes whole = new ProviderBytes(address.length());
        address.writeTo(whole);
        buffer.put(0, whole, (int) capacity);
        return NtStatus.STATUS_SUCCESS;
    }

    private static final int LEAST = NdkSockaddr.SOCKADDR_IN_LENGTH;
}
