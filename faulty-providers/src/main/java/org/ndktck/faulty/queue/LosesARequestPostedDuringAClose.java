package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.LostPostFault;

/** Puts an empty queue in place of the one it flushes for a closing connector: a request posted in between is gone. */
@Fault(value = "F465", grade = EXTREMELY_SUBTLE)
@Breaks(CLO_18)
public final class LosesARequestPostedDuringAClose extends LostPostFault {

    public LosesARequestPostedDuringAClose() {
        super(CLOSE_CONNECTOR);
    }
}
