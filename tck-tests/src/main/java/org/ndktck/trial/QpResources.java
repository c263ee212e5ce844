package org.ndktck.trial;

import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.circumstance.Queues;
import org.ndktck.environment.AdapterProbe;

/**
 * The objects one side needs before it can connect or accept.
 *
 * @param cq the completion queue of the receive queue
 * @param initiatorCq that of the initiator queue; the same one but where the circumstances say otherwise
 * @param pd the protection domain
 * @param qp the queue pair
 */
public record QpResources(NdkCq cq, NdkCq initiatorCq, NdkPd pd, NdkQp qp) {

    /** Requests of each queue: every adapter has room for one (QP-01). */
    public static final long QUEUE_DEPTH = AdapterProbe.LEAST_QUEUE_DEPTH;

    /** Creates the objects, with queues for one request each. */
    public static QpResources open(Trial trial, NdkAdapter adapter) {
        return open(trial, adapter, QUEUE_DEPTH);
    }

    /**
     * Creates the objects.
     *
     * @param queueDepth requests of each queue; each completion queue has room for the results of all that it serves
     */
    public static QpResources open(Trial trial, NdkAdapter adapter, long queueDepth) {
        QpResources resources = open(trial, adapter, queueDepth, trial.completionQueue(adapter, queueDepth));
        Queues queues = trial.circumstances().queues();
        if (queues != Queues.ONE_FOR_ALL || trial.queuePairsOfACq() > 1) {
            trial.broughtAboutByItself(queues);
        }
        return resources;
    }

    /** Creates the objects, with no completion queue of others: these may be closed inside callbacks meanwhile. */
    public static QpResources openApart(Trial trial, NdkAdapter adapter) {
        return open(trial, adapter, QUEUE_DEPTH, trial.newCompletionQueue(adapter, QUEUE_DEPTH));
    }

    private static QpResources open(Trial trial, NdkAdapter adapter, long queueDepth, NdkCq cq) {
        NdkCq initiatorCq =
                trial.circumstances().queues() == Queues.TWO_EACH ? trial.newCompletionQueue(adapter, queueDepth) : cq;
        NdkPd pd = trial.created(trial.objects().createPd(adapter), NdkPd.class);
        NdkQp qp = trial.created(trial.objects().createQp(pd, cq, initiatorCq, queueDepth), NdkQp.class);
        return new QpResources(cq, initiatorCq, pd, qp);
    }

    /** The completion queues, each once. */
    public List<NdkCq> queues() {
        return cq.equals(initiatorCq) ? List.of(cq) : List.of(cq, initiatorCq);
    }
}
