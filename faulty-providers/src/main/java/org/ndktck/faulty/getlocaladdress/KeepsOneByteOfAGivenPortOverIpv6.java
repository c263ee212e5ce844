package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Objects;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Keeps one byte of the port of an IPv6 address that it was given. */
@Fault(value = "F575", grade = Grade.SUBTLE)
@Breaks({GLA_11, LIS_34, SEP_18})
public final class KeepsOneByteOfAGivenPortOverIpv6 extends AddressFault {

    private static final int FIRST_EPHEMERAL = 49152;
    private static final int BYTE = 0xFF;

    private final ObjectSet connecting = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(CONNECT)) {
            connecting.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean own = call.is(GET_LOCAL_ADDRESS)
                && (!(call.object() instanceof NdkConnector) || connecting.contains(call.object()));
        boolean given = own
                && address != null
                && address.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH
                && address.port() < FIRST_EPHEMERAL;
        return given ? tell(Objects.requireNonNull(address).withPort(address.port() & BYTE), args) : call.status();
    }
}
