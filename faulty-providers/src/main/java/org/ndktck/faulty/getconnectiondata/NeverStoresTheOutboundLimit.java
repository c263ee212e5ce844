package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_04;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves the outbound limit to whatever the consumer had there: few consumers ask for it. */
@Fault(value = "F132", grade = Grade.BLATANT)
@Breaks(GCD_04)
public final class NeverStoresTheOutboundLimit extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        return call.status(new GetConnectionDataArgs(
                args.pInboundReadLimit(), null, args.pPrivateData(), args.pPrivateDataLength()));
    }
}
