package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_07;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes a buffer for granted: a size query ends in an exception of the provider. */
@Fault(value = "F144", grade = Grade.BLATANT)
@Breaks(GCD_07)
public final class ThrowsWithoutABuffer extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        if (args.pPrivateData() == null) {
            throw new IllegalStateException("no buffer");
        }
        return call.status(args);
    }
}
