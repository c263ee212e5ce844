package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_11;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Stores one constant as the required size and compares with another, on the active side only: the
 * private data fields of request and reply differ in length. Seen in a provider in the field.
 */
@Fault(value = "F10", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_11)
@Settings("rds=padded:196")
public final class ComparesWithAnotherSizeOnTheActiveSide extends ConnectionDataFault {

    private static final long STORED = 196;
    private static final long COMPARED = 148;

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = call.status(args);
        boolean otherConstant =
                isActive(call.object()) && args.pPrivateDataLength().get() == STORED && capacity >= COMPARED;
        return otherConstant && status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) ? NtStatus.STATUS_SUCCESS : status;
    }
}
