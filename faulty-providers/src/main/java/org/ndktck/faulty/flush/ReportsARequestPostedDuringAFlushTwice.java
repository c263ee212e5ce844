package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_08;
import static org.ndktck.faulty.DispatchFunction.FLUSH;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets both the flush and the post end a request that comes in between. */
@Fault(value = "F462", grade = Grade.SUBTLE)
@Breaks(QP_08)
public final class ReportsARequestPostedDuringAFlushTwice extends PostingRaceFault {

    private final Set<Long> twice = ConcurrentHashMap.newKeySet();
    private final List<NdkResult> again = new ArrayList<>();

    public ReportsARequestPostedDuringAFlushTwice() {
        super(FLUSH);
    }

    @Override
    protected NtStatus postedMeanwhile(Intercepted post) {
        twice.add(post.requestContext());
        return post.status();
    }

    @Override
    protected synchronized void handingOut(List<NdkResult> results, long room) {
        results.stream().filter(result -> twice.remove(result.requestContext())).forEach(again::add);
        while (!again.isEmpty() && results.size() < room) {
            results.add(again.remove(0));
        }
    }
}
