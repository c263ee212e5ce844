package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Answers a second connection between the same addresses with a code for wrong addresses. */
@Fault(value = "F105", grade = Grade.SUBTLE)
@Tolerated({CON_29, CSE_17})
public final class CallsTheSameConnectionOnceMoreInvalid extends StatusFault {

    private record Way(NdkSockaddr from, NdkSockaddr to) {

        static Way of(ConnectArgs args) {
            return new Way(
                    NdkSockaddr.read(args.pSrcAddress(), args.srcAddressLength()),
                    NdkSockaddr.read(args.pDestAddress(), args.destAddressLength()));
        }
    }

    private final Set<Way> connected = ConcurrentHashMap.newKeySet();

    @Override
    protected NtStatus instead(Intercepted call, NtStatus status) {
        if (status.equals(NtStatus.STATUS_SUCCESS) && call.args() instanceof ConnectArgs args) {
            connected.add(Way.of(args));
        }
        boolean again = status.equals(NtStatus.STATUS_SHARING_VIOLATION)
                && call.args() instanceof ConnectArgs args
                && connected.contains(Way.of(args));
        return again || status.equals(NtStatus.STATUS_ADDRESS_ALREADY_EXISTS)
                ? NtStatus.STATUS_INVALID_ADDRESS
                : status;
    }
}
