package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Takes the queue of a closing connector away under the post. */
@Fault(value = "F464", grade = Grade.BLATANT)
@Breaks(CLO_18)
public final class ThrowsFromAPostBesideAClose extends PostingRaceFault {

    public ThrowsFromAPostBesideAClose() {
        super(CLOSE_CONNECTOR);
    }

    @Override
    protected NtStatus postedMeanwhile(Intercepted post) {
        throw new NullPointerException("the queue is gone");
    }
}
