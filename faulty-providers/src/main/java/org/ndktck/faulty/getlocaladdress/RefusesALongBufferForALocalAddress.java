package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.GLA_12;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Wants the size of an address exactly, or nearly: a much longer buffer is refused. */
@Fault(value = "F326", grade = Grade.SUBTLE)
@Breaks(GLA_12)
public final class RefusesALongBufferForALocalAddress extends AddressFault {

    private static final int LONGEST = 40;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        boolean isLocal = call.is(GET_LOCAL_ADDRESS) && call.object() instanceof NdkConnector;
        return isLocal && args.pAddressLength().get() > LONGEST ? NtStatus.STATUS_INVALID_PARAMETER : call.status();
    }
}
