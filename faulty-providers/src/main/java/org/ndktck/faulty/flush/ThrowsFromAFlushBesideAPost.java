package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_08;
import static org.ndktck.faulty.DispatchFunction.FLUSH;

import java.util.ConcurrentModificationException;
import org.ndktck.faulty.*;

/** Walks a list that another thread adds to. */
@Fault(value = "F460", grade = Grade.BLATANT)
@Breaks(QP_08)
public final class ThrowsFromAFlushBesideAPost extends PostingRaceFault {

    public ThrowsFromAFlushBesideAPost() {
        super(FLUSH);
    }

    @Override
    protected void raced() {
        throw new ConcurrentModificationException("a request was posted during the flush");
    }
}
