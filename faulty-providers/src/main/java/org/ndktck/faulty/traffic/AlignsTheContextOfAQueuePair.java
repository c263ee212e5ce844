package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_16;

import java.util.List;
import org.ndktck.api.NdkResult;
import org.ndktck.faulty.*;

/** Takes the context of a queue pair for an aligned pointer. */
@Fault(value = "F611", grade = Grade.SUBTLE)
@Breaks(QP_16)
public final class AlignsTheContextOfAQueuePair extends ResultFault {

    private static final long ALIGNED = ~7L;

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.replaceAll(result -> new NdkResult(
                result.status(), result.bytesTransferred(), result.qpContext() & ALIGNED, result.requestContext()));
    }
}
