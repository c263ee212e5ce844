package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_12;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Wants the size of an address exactly, or nearly: a much longer buffer is refused. */
@Fault(value = "F326", grade = SUBTLE)
@Breaks(GLA_12)
public final class RefusesALongBufferForALocalAddress extends AddressFault {

    private static final int LONGEST = 40;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        boolean isLocal = call.is(GET_LOCAL_ADDRESS) && call.object() instanceof NdkConnector;
        return isLocal && args.pAddressLength().get() > LONGEST ? NtStatus.STATUS_INVALID_PARAMETER : call.status();
    }
}
