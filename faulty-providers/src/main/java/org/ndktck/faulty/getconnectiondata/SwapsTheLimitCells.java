package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Stores the inbound limit where the outbound one belongs and the other way round. Equal limits
 * hide it. Seen in a provider in the field.
 */
@Fault(value = "F55", grade = Grade.SUBTLE)
@Breaks(GCD_02)
public final class SwapsTheLimitCells extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        return call.status(new GetConnectionDataArgs(
                args.pOutboundReadLimit(), args.pInboundReadLimit(), args.pPrivateData(), args.pPrivateDataLength()));
    }
}
