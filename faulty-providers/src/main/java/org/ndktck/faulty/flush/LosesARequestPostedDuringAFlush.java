package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_08;
import static org.ndktck.faulty.DispatchFunction.FLUSH;

import org.ndktck.faulty.*;

/** Empties a queue after it has cancelled what it found there: a request posted in between is gone. */
@Fault(value = "F461", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(QP_08)
public final class LosesARequestPostedDuringAFlush extends LostPostFault {

    public LosesARequestPostedDuringAFlush() {
        super(FLUSH);
    }
}
