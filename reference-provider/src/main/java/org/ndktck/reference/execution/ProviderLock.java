package org.ndktck.reference.execution;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * The one lock of an {@code open}; it guards everything.
 *
 * <p>Whatever happens, happens in the same three steps: decide under the lock, collect as
 * {@link DeferredWork} what must be sent or called, and do that when the lock is free. So nothing ever
 * waits (IRQ-07), and the consumer may call anything from inside a callback (LIF-02).
 */
public final class ProviderLock {

    private final ReentrantLock lock = new ReentrantLock();
    private final InFlightCounter inFlight = new InFlightCounter(lock);
    private final Irql irql = new Irql();
    private final CallbackExecutor callbacks;
    private final DeferredWork.Caller caller = this::call;

    /** Makes a lock whose deferred callbacks are run by the executor. */
    public ProviderLock(CallbackExecutor callbacks) {
        this.callbacks = callbacks;
    }

    /** A decision; runs under the lock, and calls nobody. */
    @FunctionalInterface
    public interface Decision<T, X extends Exception> {
        T decide(DeferredWork deferred) throws X;
    }

    /** Decides under the lock, then sends and calls what was decided. */
    public <T, X extends Exception> T decide(Decision<T, X> decision) throws X {
        DeferredWork deferred = new DeferredWork(caller);
        T result;
        lock.lock();
        try {
            result = decision.decide(deferred);
            deferred.countIn(inFlight);
        } finally {
            lock.unlock();
        }
        deferred.run();
        return result;
    }

    /** As {@link #decide}, without a result. */
    public void act(Consumer<DeferredWork> decision) {
        act(decision, false);
    }

    /** As {@link #act}, where a message has arrived or a callback has returned: one thing less is under way. */
    public void finish(Consumer<DeferredWork> decision) {
        act(decision, true);
    }

    private void act(Consumer<DeferredWork> decision, boolean somethingIsOver) {
        DeferredWork deferred = new DeferredWork(caller);
        lock.lock();
        try {
            if (somethingIsOver) {
                inFlight.over();
            }
            decision.accept(deferred);
            deferred.countIn(inFlight);
        } finally {
            lock.unlock();
        }
        deferred.run();
    }

    private void call(Runnable callback, Consumer<DeferredWork> afterwards) {
        callbacks.execute(new Callback(this, callback, afterwards));
    }

    /** What is under way. */
    public InFlightCounter inFlight() {
        return inFlight;
    }

    /** The levels that callbacks come at. */
    public Irql irql() {
        return irql;
    }

    /** Waits until every callback has returned; none starts afterwards (LIF-14). */
    public void close() {
        callbacks.close();
    }
}
