package org.ndktck.reference.queue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.refusal.Refusal;

/**
 * One of the two queues of a queue pair: the requests that were posted and have not ended. Every one
 * ends once, with one result (QP-15). Guarded by the provider's lock.
 */
public final class WorkQueue {

    private final ReferenceCq cq;
    private final long depth;
    private final long qpContext;
    private final Map<Long, Long> contexts = new LinkedHashMap<>();
    private long posted;

    public WorkQueue(ReferenceCq cq, long depth, long qpContext) {
        this.cq = cq;
        this.depth = depth;
        this.qpContext = qpContext;
    }

    /**
     * Posts a request.
     *
     * @return its number, which no other request of the queue has
     */
    long post(long requestContext) throws Refusal {
        cq.requireUsable();
        Refusal.unless(contexts.size() < depth, NtStatus.STATUS_INSUFFICIENT_RESOURCES);
        posted++;
        contexts.put(posted, requestContext);
        return posted;
    }

    boolean isEmpty() {
        return contexts.isEmpty();
    }

    /** Gives the number of the request posted first; there must be one. */
    long oldest() {
        return contexts.keySet().iterator().next();
    }

    /** Ends a request, if it has not ended yet; carries both its contexts back (QP-16). */
    void end(long number, NtStatus status, boolean solicited, DeferredWork deferred) {
        Long requestContext = contexts.remove(number);
        if (requestContext != null) {
            cq.add(new NdkResult(status, 0, qpContext, requestContext), solicited, deferred);
        }
    }

    /** Cancels every request, oldest first (QP-05, QP-06). */
    void flush(DeferredWork deferred) {
        List<Long> pending = new ArrayList<>(contexts.keySet());
        pending.forEach(number -> end(number, NtStatus.STATUS_CANCELLED, false, deferred));
    }
}
