package org.ndktck.trial;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.environment.Survey;

/**
 * The objects one side needs before it can connect or accept.
 *
 * @param cq the completion queue of both queues
 * @param pd the protection domain
 * @param qp the queue pair
 */
public record Endpoint(NdkCq cq, NdkPd pd, NdkQp qp) {

    /** Requests of each queue: every adapter has room for one (QP-01). */
    public static final long QUEUE_DEPTH = Survey.LEAST_QUEUE_DEPTH;

    /** Creates the objects, with queues for one request each. */
    public static Endpoint open(Trial trial, NdkAdapter adapter) {
        return open(trial, adapter, QUEUE_DEPTH);
    }

    /**
     * Creates the objects.
     *
     * @param queueDepth requests of each queue; the completion queue has room for the results of both
     */
    public static Endpoint open(Trial trial, NdkAdapter adapter, long queueDepth) {
        NdkCq cq = trial.created(trial.objects().createCq(adapter, 2 * queueDepth), NdkCq.class);
        NdkPd pd = trial.created(trial.objects().createPd(adapter), NdkPd.class);
        return new Endpoint(cq, pd, trial.created(trial.objects().createQp(pd, cq, queueDepth), NdkQp.class));
    }
}
