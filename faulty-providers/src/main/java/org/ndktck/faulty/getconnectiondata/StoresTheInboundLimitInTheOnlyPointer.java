package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_05;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores the limits one after the other, the inbound one first: the only pointer gets the inbound limit, whichever it is. */
@Fault(value = "F510", grade = Grade.SUBTLE)
@Breaks(GCD_05)
public final class StoresTheInboundLimitInTheOnlyPointer extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        boolean only = args.pInboundReadLimit() == null && args.pOutboundReadLimit() != null;
        return call.status(
                only
                        ? new GetConnectionDataArgs(
                                args.pOutboundReadLimit(), null, args.pPrivateData(), args.pPrivateDataLength())
                        : args);
    }
}
