package org.ndktck.faulty.getpeeraddress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the peer's port in the wrong byte order where the address is of IPv6. */
@Fault(value = "F710", grade = Grade.SUBTLE)
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
