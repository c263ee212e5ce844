package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.LIS_24;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the address of a listener as NdkListen was given it: with port 0, where the provider was to choose. */
@Fault(value = "F579", grade = Grade.MODERATE)
@Breaks(LIS_24)
public final class TellsTheAddressOfAListenerAsItWasGiven extends AddressFault {

    private final ObjectSet asked = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.args() instanceof ListenArgs args
                && NdkSockaddr.read(args.pAddress(), args.addressLength()).port() == 0) {
            asked.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean chosen = asked.contains(call.object());
        return chosen && address != null ? tell(address.withPort(0), args) : call.status();
    }
}
