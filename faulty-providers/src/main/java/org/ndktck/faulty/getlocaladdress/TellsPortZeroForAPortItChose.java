package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells the local address as it was given: port 0, where the provider was to choose. */
@Fault(value = "F115", grade = Grade.MODERATE)
@Breaks(GLA_08)
public final class TellsPortZeroForAPortItChose extends AddressFault {

    private final ObjectSet asked = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.args() instanceof ConnectArgs args
                && NdkSockaddr.read(args.pSrcAddress(), args.srcAddressLength()).port() == 0) {
            asked.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean chosen = call.is(GET_LOCAL_ADDRESS) && asked.contains(call.object());
        return chosen && address != null ? tell(address.withPort(0), args) : call.status();
    }
}
