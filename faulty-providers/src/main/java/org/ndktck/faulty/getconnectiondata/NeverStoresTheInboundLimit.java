package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_03;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves the inbound limit to whatever the consumer had there: few consumers ask for it. */
@Fault(value = "F131", grade = Grade.BLATANT)
@Breaks(GCD_03)
public final class NeverStoresTheInboundLimit extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        return call.status(new GetConnectionDataArgs(
                null, args.pOutboundReadLimit(), args.pPrivateData(), args.pPrivateDataLength()));
    }
}
