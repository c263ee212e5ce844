package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.LIS_24;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells the address of an IPv6 listener as it was given: port 0, where the provider was to choose. */
@Fault(value = "F333", grade = SUBTLE)
@Breaks(LIS_24)
public final class TellsNoPortOfAListener extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean chosen = call.object() instanceof NdkListener
                && address != null
                && address.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                && address.port() >= FIRST_EPHEMERAL;
        return chosen && address != null ? tell(address.withPort(0), args) : call.status();
    }
}
