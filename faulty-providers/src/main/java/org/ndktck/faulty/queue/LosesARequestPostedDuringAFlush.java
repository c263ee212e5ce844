package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_08;
import static org.ndktck.faulty.DispatchFunction.FLUSH;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.LostPostFault;

/** Empties a queue after it has cancelled what it found there: a request posted in between is gone. */
@Fault(value = "F461", grade = EXTREMELY_SUBTLE)
@Breaks(QP_08)
public final class LosesARequestPostedDuringAFlush extends LostPostFault {

    public LosesARequestPostedDuringAFlush() {
        super(FLUSH);
    }
}
