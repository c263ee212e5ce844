package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.CLO_18;
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

/** Puts an empty queue in place of the one it flushes for a closing connector: a request posted in between is gone. */
@Fault(value = "F465", grade = EXTREMELY_SUBTLE)
@Breaks(CLO_18)
public final class LosesARequestPostedDuringAClose extends PostingRaceFault {

    private final Set<Long> lost = ConcurrentHashMap.newKeySet();

    public LosesARequestPostedDuringAClose() {
        super("closeConnector");
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
