package org.ndktck.gate;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the kit does inside callbacks, on the provider's threads, besides recording them. Nothing is
 * thrown into the provider: a failure is kept for the thread that drives the try.
 */
public final class InsideCallbacks {

    private final Map<NdkFunction, Consumer<AsyncCall>> completions = new ConcurrentHashMap<>();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private volatile @Nullable Consumer<Lifetime> disconnect;
    private final Set<Lifetime> beside = ConcurrentHashMap.newKeySet();
    private final Map<Lifetime, Runnable> ofObjects = new ConcurrentHashMap<>();
    private volatile Supplier<Runnable> keeper = () -> InsideCallbacks::doNothing;

    /** Starts with nothing to do. */
    InsideCallbacks() {}

    /** Leaves the callbacks of an object alone, but for those of closes: it only stands beside what the try is about. */
    public void leaveAlone(Lifetime object) {
        beside.add(object);
    }

    /** Whether an object only stands beside what the try is about. */
    public boolean isLeftAlone(Lifetime object) {
        return beside.contains(object);
    }

    /** Does something inside every completion of a function. */
    public void completionOf(NdkFunction function, Consumer<AsyncCall> action) {
        completions.put(function, action);
    }

    /** Does something inside every disconnect event. */
    public void disconnectEvent(Consumer<Lifetime> action) {
        disconnect = action;
    }

    /** Does something inside every completion, disconnect event and notification of one object, also if it is left alone. */
    public void every(Lifetime object, Runnable action) {
        ofObjects.put(object, action);
    }

    /**
     * Keeps callbacks from returning, but for those of objects that are left alone.
     *
     * @param begun run when a callback begins; gives what is run as its last step
     */
    public void keep(Supplier<Runnable> begun) {
        keeper = begun;
    }

    /** A callback begins; gives what is to be run as its last step. */
    Runnable begun(@Nullable Lifetime object) {
        return object == null || beside.contains(object) ? InsideCallbacks::doNothing : keeper.get();
    }

    private static void doNothing() {}

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
        boolean close = call.function().kind() == NdkFunction.Kind.CLOSE;
        if (action != null && (close || !beside.contains(call.lifetime()))) {
            guarded(() -> action.accept(call));
        }
        ofObject(call.lifetime());
    }

    void disconnected(Lifetime connector) {
        Consumer<Lifetime> action = disconnect;
        if (action != null && !beside.contains(connector)) {
            guarded(() -> action.accept(connector));
        }
        ofObject(connector);
    }

    void notified(Lifetime cq) {
        ofObject(cq);
    }

    private void ofObject(Lifetime object) {
        Runnable action = ofObjects.get(object);
        if (action != null) {
            guarded(action);
        }
    }
}
