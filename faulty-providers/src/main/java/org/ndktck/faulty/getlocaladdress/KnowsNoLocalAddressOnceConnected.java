package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Forgets the local address of a connector when the connection takes its place. */
@Fault(value = "F576", grade = Grade.MODERATE)
@Breaks(
        value = GLA_12,
        also = GLA_04,
        why = "GLA-04 ends with a call whose buffer is as long as it was told, and on a connected"
                + " connector that call fails")
public final class KnowsNoLocalAddressOnceConnected extends AddressFault {

    private final ObjectSet connected = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (Registrations.registers(call)) {
            connected.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        boolean forgotten = call.is(GET_LOCAL_ADDRESS) && connected.contains(call.object());
        return forgotten && status.isSuccess() ? NtStatus.STATUS_CONNECTION_INVALID : status;
    }
}
