package org.ndktck.gate;

import java.util.List;
import java.util.Optional;
import org.ndktck.api.NdkResult;

/**
 * The work requests that were posted in a try, and whose a result is. Requests whose results are given to one completion
 * queue have different contexts; those of two queues may have the same.
 */
public final class PostedCalls {

    private final List<PostedCall> calls;

    /**
     * Takes the posted ones out of the calls of a try.
     *
     * @param calls in their order
     */
    public PostedCalls(List<? extends Call> calls) {
        this.calls = calls.stream()
                .filter(PostedCall.class::isInstance)
                .map(PostedCall.class::cast)
                .toList();
    }

    /**
     * Finds the request that a result is of: the one with its context, and of several the one whose result is to be given
     * to the queue that it was found in.
     *
     * @param result what was found
     * @param queue the completion queue it was found in
     */
    public Optional<PostedCall> of(NdkResult result, Lifetime queue) {
        List<PostedCall> alike = calls.stream()
                .filter(call -> call.context() == result.requestContext())
                .toList();
        return alike.stream()
                .filter(call -> queue.equals(call.queue()))
                .findFirst()
                .or(() -> alike.stream().findFirst());
    }
}
