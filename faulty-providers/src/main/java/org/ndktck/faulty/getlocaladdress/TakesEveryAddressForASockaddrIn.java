package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Compares the capacity with the size of an IPv4 address, whatever the family, and writes what fits. */
@Fault(value = "F118", grade = Grade.SUBTLE)
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
