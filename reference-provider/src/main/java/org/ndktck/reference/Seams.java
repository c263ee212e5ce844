package org.ndktck.reference;

import java.util.function.Supplier;

/**
 * The three places where a provider derived from the reference may differ from it.
 *
 * @param decisions the arithmetic; made anew for each {@code open}
 * @param filter what travels between the two sides
 * @param callbacks runs the consumer's callbacks; made anew for each {@code open}. The
 *     settings {@code completion=inline} and {@code completion=early} are about the stack a callback
 *     runs on and leave this seam unused.
 */
public record Seams(
        Supplier<? extends Decisions> decisions, MessageFilter filter, Supplier<? extends CallbackExecutor> callbacks) {

    /**
     * Gives the seams of the reference itself.
     *
     * @return the documents' decisions, no filter, one callback thread
     */
    public static Seams documented() {
        return new Seams(DocumentedDecisions::new, MessageFilter.NONE, CallbackThread::new);
    }

    /**
     * Replaces the arithmetic.
     *
     * @param other makes the decisions for an {@code open}
     * @return these seams with those decisions
     */
    public Seams withDecisions(Supplier<? extends Decisions> other) {
        return new Seams(other, filter, callbacks);
    }

    /**
     * Replaces the filter.
     *
     * @param other filters every message
     * @return these seams with that filter
     */
    public Seams withFilter(MessageFilter other) {
        return new Seams(decisions, other, callbacks);
    }

    /**
     * Replaces the executor.
     *
     * @param other makes the executor for an {@code open}
     * @return these seams with that executor
     */
    public Seams withCallbacks(Supplier<? extends CallbackExecutor> other) {
        return new Seams(decisions, filter, other);
    }
}
