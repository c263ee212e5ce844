package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.LIS_24;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the address of an IPv6 listener as it was given: port 0, where the provider was to choose. */
@Fault(value = "F333", grade = Grade.SUBTLE)
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
