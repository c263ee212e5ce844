package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.PostingRaceFault;

/** Notices only after it has queued a request that the connector is closing. */
@Fault(value = "F466", grade = SUBTLE)
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
