package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Notices only after it has queued a request that the connector is closing. */
@Fault(value = "F466", grade = Grade.SUBTLE)
@Breaks(CLO_18)
public final class KeepsARequestItRefusesDuringAClose extends PostingRaceFault {

    public KeepsARequestItRefusesDuringAClose() {
        super(CLOSE_CONNECTOR);
    }

    @Override
    protected NtStatus postedMeanwhile(Intercepted post) {
        post.status();
        return NtStatus.STATUS_CONNECTION_INVALID;
    }
}
