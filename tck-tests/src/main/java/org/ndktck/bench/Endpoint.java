package org.ndktck.bench;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;

/**
 * The objects one side needs before it can connect or accept.
 *
 * @param cq the completion queue of both queues
 * @param pd the protection domain
 * @param qp the queue pair
 */
record Endpoint(NdkCq cq, NdkPd pd, NdkQp qp) {

    /** Requests of each queue: every adapter has room for one (QP-01). */
    static final long QUEUE_DEPTH = 1;

    static Endpoint open(Bench bench, NdkAdapter adapter) {
        return open(bench, adapter, QUEUE_DEPTH);
    }

    /**
     * Creates the objects.
     *
     * @param queueDepth requests of each queue; the completion queue has room for the results of both
     */
    static Endpoint open(Bench bench, NdkAdapter adapter, long queueDepth) {
        NdkCq cq = bench.created(bench.objects().createCq(adapter, 2 * queueDepth), NdkCq.class);
        NdkPd pd = bench.created(bench.objects().createPd(adapter), NdkPd.class);
        return new Endpoint(cq, pd, bench.created(bench.objects().createQp(pd, cq, queueDepth), NdkQp.class));
    }
}
