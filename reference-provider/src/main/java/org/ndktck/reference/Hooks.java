package org.ndktck.reference;

import java.util.function.Supplier;
import org.ndktck.reference.execution.CallbackExecutor;
import org.ndktck.reference.execution.CallbackThread;
import org.ndktck.reference.negotiation.Decisions;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.transport.MessageFilter;

/**
 * The three places where a provider derived from the reference may differ from it.
 *
 * @param decisions the arithmetic; made anew for each {@code open}
 * @param filter what travels between the two sides
 * @param callbacks runs the consumer's callbacks; made anew for each {@code open}. The
 *     settings {@code completion=inline} and {@code completion=early} are about the stack a callback
 *     runs on and leave this hook unused.
 */
public record Hooks(
        Supplier<? extends Decisions> decisions, MessageFilter filter, Supplier<? extends CallbackExecutor> callbacks) {

    /**
     * Gives the hooks of the reference itself.
     *
     * @return the documents' decisions, no filter, one callback thread
     */
    public static Hooks documented() {
        return new Hooks(DocumentedDecisions::new, MessageFilter.NONE, CallbackThread::new);
    }

    /**
     * Replaces the arithmetic.
     *
     * @param other makes the decisions for an {@code open}
     * @return these hooks with those decisions
     */
    public Hooks withDecisions(Supplier<? extends Decisions> other) {
        return new Hooks(other, filter, callbacks);
    }

    /**
     * Replaces the filter.
     *
     * @param other filters every message
     * @return these hooks with that filter
     */
    public Hooks withFilter(MessageFilter other) {
        return new Hooks(decisions, other, callbacks);
    }

    /**
     * Replaces the executor.
     *
     * @param other makes the executor for an {@code open}
     * @return these hooks with that executor
     */
    public Hooks withCallbacks(Supplier<? extends CallbackExecutor> other) {
        return new Hooks(decisions, filter, other);
    }
}
