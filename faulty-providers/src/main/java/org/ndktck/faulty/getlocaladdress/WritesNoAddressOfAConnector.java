package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells how long the address of a connector is, and writes it to a buffer of its own only. */
@Fault(value = "F571", grade = Grade.MODERATE)
@Breaks({GLA_03, GPA_03})
public final class WritesNoAddressOfAConnector extends AddressFault {

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        if (!(call.object() instanceof NdkConnector) || args.pAddress() == null) {
            return call.status();
        }
        ProviderBytes own = new ProviderBytes(args.pAddressLength().get());
        return call.status(new GetAddressArgs(own, args.pAddressLength()));
    }
}
