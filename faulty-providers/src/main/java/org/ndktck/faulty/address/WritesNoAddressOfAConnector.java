package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_03;
import static org.ndktck.catalog.RequirementId.GPA_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;

/** Tells how long the address of a connector is, and writes it to a buffer of its own only. */
@Fault(value = "F571", grade = MODERATE)
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
