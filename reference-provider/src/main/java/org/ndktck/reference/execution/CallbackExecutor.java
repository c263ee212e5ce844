package org.ndktck.reference.execution;

/**
 * Runs the consumer's callbacks. Third hook of the provider.
 *
 * <p>Called with no lock held. Callbacks handed over by one thread run in that order.
 */
public interface CallbackExecutor extends AutoCloseable {

    /**
     * Runs a callback, now on this thread or soon on another.
     *
     * @param callback the callback, already bound to its arguments
     */
    void execute(Runnable callback);

    /** Waits until every callback handed over has returned, and ends the threads. */
    @Override
    void close();
}
