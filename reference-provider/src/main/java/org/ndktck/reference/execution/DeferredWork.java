package org.ndktck.reference.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a decision under the provider's lock wants done once the lock is free: messages to send and
 * callbacks to run, in that order. Keeps every lock away from the consumer's code and from the
 * message filter.
 */
public final class DeferredWork {

    private final Caller caller;
    private final List<Runnable> entries = new ArrayList<>(2);

    DeferredWork(Caller caller) {
        this.caller = caller;
    }

    /** Calls the consumer when the lock is free. */
    @FunctionalInterface
    interface Caller {
        void call(Runnable callback, Consumer<DeferredWork> afterwards);
    }

    /**
     * Calls the consumer.
     *
     * @param callback the callback, bound to its arguments
     * @param afterwards decided under the lock when the callback has returned
     */
    public void callback(Runnable callback, Consumer<DeferredWork> afterwards) {
        entries.add(() -> caller.call(callback, afterwards));
    }

    /**
     * Sends a message.
     *
     * @param transmission hands the message over; when it has arrived, {@link ProviderLock#finish} is called
     */
    public void message(Runnable transmission) {
        entries.add(transmission);
    }

    /** Counts it as under way. */
    void countIn(InFlightCounter inFlight) {
        inFlight.started(entries.size());
    }

    /** Does it, once the lock is free. */
    void run() {
        for (Runnable entry : entries) {
            entry.run();
        }
    }
}
