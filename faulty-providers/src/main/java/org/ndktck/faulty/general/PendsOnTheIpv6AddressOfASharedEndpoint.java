package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.SEP_21;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Looks up the scope of the IPv6 address of a shared endpoint, and answers before it has it. */
@Fault(value = "F578", grade = Grade.SUBTLE)
@Breaks(SEP_21)
public final class PendsOnTheIpv6AddressOfASharedEndpoint extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        NtStatus status = call.status();
        boolean looksUp = call.object() instanceof NdkSharedEndpoint
                && address != null
                && address.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH;
        return looksUp && status.isSuccess() ? NtStatus.STATUS_PENDING : status;
    }
}
