package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;

import org.ndktck.faulty.*;

/** Puts an empty queue in place of the one it flushes for a closing connector: a request posted in between is gone. */
@Fault(value = "F465", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(CLO_18)
public final class LosesARequestPostedDuringAClose extends LostPostFault {

    public LosesARequestPostedDuringAClose() {
        super(CLOSE_CONNECTOR);
    }
}
