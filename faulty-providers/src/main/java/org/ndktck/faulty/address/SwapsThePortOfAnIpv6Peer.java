package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.catalog.RequirementId.GPA_09;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells the peer's port in the wrong byte order where the address is of IPv6. */
@Fault(value = "F710", grade = SUBTLE)
@Breaks({GPA_08, GPA_09, GLA_08, CSE_02})
public final class SwapsThePortOfAnIpv6Peer extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr peer = call.is(GET_PEER_ADDRESS) ? told(call) : null;
        return peer != null && peer.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                ? tell(peer.withPort(Short.toUnsignedInt(Short.reverseBytes((short) peer.port()))), args)
                : call.status();
    }
}
