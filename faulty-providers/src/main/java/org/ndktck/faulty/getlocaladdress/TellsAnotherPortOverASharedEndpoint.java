package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives every connector a local port of its own, at least in what it tells; that of a shared endpoint is lost. */
@Fault(value = "F328", grade = Grade.MODERATE)
@Breaks({GLA_10, CSE_02})
public final class TellsAnotherPortOverASharedEndpoint extends AddressFault {

    @Override
    protected Object otherCall(Intercepted call) {
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean shared = call.is(GET_LOCAL_ADDRESS) && isOverASharedEndpoint(call.object());
        return shared && address != null ? tell(address.withPort(address.port() ^ 1), args) : call.status();
    }
}
