package org.ndktck.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the kit does inside callbacks, on the provider's threads, besides recording them. Nothing is
 * thrown into the provider: a failure is kept for the thread that drives the try.
 */
public final class InsideCallbacks {

    private final Map<NdkFunction, Consumer<AsyncCall>> completions = new ConcurrentHashMap<>();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private volatile @Nullable Consumer<Lifetime> disconnect;

    /** Starts with nothing to do. */
    InsideCallbacks() {}

    /** Does something inside every completion of a function. */
    public void completionOf(NdkFunction function, Consumer<AsyncCall> action) {
        completions.put(function, action);
    }

    /** Does something inside every disconnect event. */
    public void disconnectEvent(Consumer<Lifetime> action) {
        disconnect = action;
    }

    /** Whether something went wrong inside a callback. */
    public boolean hasFailure() {
        return failure.get() != null;
    }

    /** What went wrong inside a callback first, taken once. */
    public @Nullable RuntimeException takeFailure() {
        return failure.getAndSet(null);
    }

    /** Runs a step inside a callback. */
    public void guarded(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            failure.compareAndSet(null, e);
        }
    }

    void completed(AsyncCall call) {
        Consumer<AsyncCall> action = completions.get(call.function());
        if (action != null) {
            guarded(() -> action.accept(call));
        }
    }

    void disconnected(Lifetime connector) {
        Consumer<Lifetime> action = disconnect;
        if (action != null) {
            guarded(() -> action.accept(connector));
        }
    }
}
