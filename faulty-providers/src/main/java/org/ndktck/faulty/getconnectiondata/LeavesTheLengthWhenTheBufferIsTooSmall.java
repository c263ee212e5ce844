package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_12;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/**
 * Returns early when the buffer is too small, before the required size is stored; the consumer
 * cannot know how much to ask for. Seen in a provider in the field.
 */
@Fault(value = "F04", grade = Grade.MODERATE)
@Breaks(GCD_12)
public final class LeavesTheLengthWhenTheBufferIsTooSmall extends ConnectionDataFault {

    @Override
    protected NtStatus data(Intercepted call, GetConnectionDataArgs args) {
        long capacity = args.pPrivateDataLength().get();
        NtStatus status = call.status(args);
        if (status.equals(NtStatus.STATUS_BUFFER_TOO_SMALL) && capacity > 0) {
            args.pPrivateDataLength().set(capacity);
        }
        return status;
    }
}
