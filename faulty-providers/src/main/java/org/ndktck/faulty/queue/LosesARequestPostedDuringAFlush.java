package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_08;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.PostingRaceFault;

/** Empties a queue after it has cancelled what it found there: a request posted in between is gone. */
@Fault(value = "F461", grade = EXTREMELY_SUBTLE)
@Breaks(QP_08)
public final class LosesARequestPostedDuringAFlush extends PostingRaceFault {

    private final Set<Long> lost = ConcurrentHashMap.newKeySet();

    public LosesARequestPostedDuringAFlush() {
        super("flush");
    }

    @Override
    protected NtStatus postedMeanwhile(Intercepted post) {
        lost.add(post.requestContext());
        return post.status();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> lost.contains(result.requestContext()));
    }
}
