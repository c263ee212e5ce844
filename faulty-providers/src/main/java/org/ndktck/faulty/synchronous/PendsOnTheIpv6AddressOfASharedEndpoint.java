package org.ndktck.faulty.synchronous;

import static org.ndktck.catalog.RequirementId.SEP_21;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Looks up the scope of the IPv6 address of a shared endpoint, and answers before it has it. */
@Fault(value = "F578", grade = SUBTLE)
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
