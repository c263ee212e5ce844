package org.ndktck.gate;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** With what the queue pairs of a try were created, and which completion queues a request was posted for. */
final class CreatedQps {

    /**
     * What a queue pair was created with.
     *
     * @param context its QPContext
     * @param receives the completion queue of its receive queue
     * @param initiates the completion queue of its initiator queue
     */
    record Parts(long context, Lifetime receives, Lifetime initiates) {}

    private final Map<AsyncCall, Parts> parts = new ConcurrentHashMap<>();
    private final Set<Lifetime> used = ConcurrentHashMap.newKeySet();

    void creating(AsyncCall create, Parts given) {
        parts.put(create, given);
    }

    /** The context that a queue pair was created with; 0 where the kit did not create it. */
    long context(Lifetime qp) {
        return partsOf(qp).map(Parts::context).orElse(0L);
    }

    /** The completion queue that is given the results of a function on a queue pair, if the kit created that. */
    @Nullable
    Lifetime queue(NdkFunction function, Lifetime qp) {
        return partsOf(qp)
                .map(given -> function == NdkFunction.RECEIVE ? given.receives() : given.initiates())
                .orElse(null);
    }

    /** Whether no request was posted before whose result is given to a completion queue; asked once for each request. */
    boolean isFirstOf(Lifetime queue) {
        return used.add(queue);
    }

    private Optional<Parts> partsOf(Lifetime qp) {
        return parts.entrySet().stream()
                .filter(created -> qp.equals(created.getKey().made()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
