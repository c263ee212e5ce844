package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Turns the limits around once more than needed on the active side, where they have crossed the
 * wire twice. Seen in a provider in the field.
 */
@Fault(value = "F56", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_02)
public final class SwapsTheLimitCellsOnTheActiveSide extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        return call.status(
                isActive(call.object())
                        ? new GetConnectionDataArgs(
                                args.pOutboundReadLimit(),
                                args.pInboundReadLimit(),
                                args.pPrivateData(),
                                args.pPrivateDataLength())
                        : args);
    }
}
