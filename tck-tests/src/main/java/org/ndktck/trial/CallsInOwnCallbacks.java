package org.ndktck.trial;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.gate.CallExecutor;
import org.ndktck.gate.HandedOver;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.Signal;
import org.ndktck.waiting.Waiting;

/**
 * Makes the calls of a try inside the callbacks of its own objects. The kit holds a callback until the thread that drives
 * the try has to wait for something else. Until then, the calls of the driving thread are made by the held callback's thread.
 *
 * <p>A callback that comes on the driving thread is not held. One that comes while that thread is inside a function is held
 * a moment only, until the function returns: a function may wait for the callback, where its page permits that or not. None
 * is held when the try has ended.
 */
final class CallsInOwnCallbacks implements CallExecutor {

    /** Longer than the driving thread ever takes between two calls or waits: a callback is not kept for ever. */
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(20);

    /** A callback that has begun takes calls sooner, unless something else holds it. */
    private static final long LONGEST_START_NANOS = TimeUnit.SECONDS.toNanos(1);

    /** A callback that is on its way comes sooner. */
    private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    /** Those of PASSIVE_LEVEL, which no callback promises. */
    private static final Set<NdkFunction> NOT_INSIDE =
            EnumSet.of(NdkFunction.OPEN_ADAPTER, NdkFunction.QUERY_ADAPTER_INFO);

    /** What is run last. */
    private enum Last implements Runnable {
        RETURN;

        @Override
        public void run() {}
    }

    private final Thread driver = Thread.currentThread();
    private final Signal signal;
    private final BooleanSupplier permitted;
    private final BooleanSupplier beside;
    private final Consumer<NdkFunction> made;
    private volatile @Nullable Kept kept;
    private volatile int inside;
    private boolean away;

    /**
     * Keeps no callback yet.
     *
     * @param signal which the driving thread waits with
     * @param permitted whether callbacks may be held at present
     * @param beside whether what is called stands beside what the try is about: it is called as usual, beside a held callback
     * @param made told of each call that is made inside one
     */
    CallsInOwnCallbacks(Signal signal, BooleanSupplier permitted, BooleanSupplier beside, Consumer<NdkFunction> made) {
        this.signal = signal;
        this.permitted = permitted;
        this.beside = beside;
        this.made = made;
    }

    /** A callback begins, on a thread of the provider; gives what is run before it returns. */
    synchronized Runnable entered() {
        boolean may = !Thread.currentThread().equals(driver)
                && kept == null
                && !away
                && !beside.getAsBoolean()
                && permitted.getAsBoolean();
        if (!may) {
            return Last.RETURN;
        }
        Kept entered = new Kept(() -> inside == 0 && permitted.getAsBoolean());
        kept = entered;
        return () -> keep(entered);
    }

    private void keep(Kept callback) {
        callback.recorded = true;
        signal.raise();
        callback.serve();
        forget(callback);
    }

    private synchronized void forget(Kept callback) {
        if (callback.equals(kept)) {
            kept = null;
        }
    }

    /** Called on the driving thread only. */
    @Override
    public void call(NdkFunction function, Runnable call) {
        Kept callback = begin(!NOT_INSIDE.contains(function) && permitted.getAsBoolean());
        try {
            if (callback == null || beside.getAsBoolean() || !takesCalls(callback)) {
                call.run();
            } else {
                made.accept(function);
                callback.make(call);
            }
        } finally {
            end();
        }
    }

    /** One that the property holds itself takes no calls: whoever waited for it would wait for itself. */
    private boolean takesCalls(Kept callback) {
        return signal.await(() -> callback.recorded, LONGEST_START_NANOS);
    }

    private synchronized @Nullable Kept begin(boolean mayBeInside) {
        away = false;
        inside++;
        if (!mayBeInside) {
            letReturn();
        }
        return kept;
    }

    private synchronized void end() {
        inside--;
    }

    /**
     * Waits a moment for what may be kept as it comes; then as ever, with no callback kept.
     *
     * @param ever how to wait otherwise
     */
    Waiting.Waiter before(Waiting.Waiter ever) {
        return (condition, nanos) -> {
            if (signal.await(() -> holds(condition), Math.min(nanos, MOMENT_NANOS))) {
                return true;
            }
            leave();
            return ever.await(condition, nanos);
        };
    }

    private boolean holds(BooleanSupplier condition) {
        Kept before = recorded();
        boolean holds = condition.getAsBoolean();
        if (!holds && before != null && Thread.currentThread().equals(driver)) {
            letReturn();
        }
        return holds;
    }

    /** Asked at every look of a wait, so without the lock: the callback's thread needs it to go on. */
    private @Nullable Kept recorded() {
        Kept present = kept;
        return present != null && present.recorded ? present : null;
    }

    /** The driving thread does something else: no callback is kept before its next call. */
    synchronized void leave() {
        if (Thread.currentThread().equals(driver)) {
            away = true;
            letReturn();
        }
    }

    private synchronized void letReturn() {
        if (kept != null) {
            kept.end();
            kept = null;
        }
    }

    /** A callback that does not return yet. */
    private static final class Kept {

        private final BlockingQueue<Runnable> calls = new LinkedBlockingQueue<>();
        private final BooleanSupplier mayLast;
        private volatile boolean recorded;
        private boolean over;

        Kept(BooleanSupplier mayLast) {
            this.mayLast = mayLast;
        }

        void serve() {
            Runnable next = next();
            while (next != Last.RETURN) {
                next.run();
                next = next();
            }
            over();
            calls.forEach(Runnable::run); // it ended by itself
        }

        private synchronized void over() {
            over = true;
        }

        private synchronized boolean takes(Runnable call) {
            return !over && calls.add(call);
        }

        private Runnable next() {
            try {
                Signal.look(() -> !calls.isEmpty());
                long longest = System.nanoTime() + LONGEST_NANOS;
                Runnable call = calls.poll(MOMENT_NANOS, TimeUnit.NANOSECONDS);
                while (call == null && mayLast.getAsBoolean() && System.nanoTime() < longest) {
                    call = calls.poll(MOMENT_NANOS, TimeUnit.NANOSECONDS);
                }
                return call == null ? Last.RETURN : call;
            } catch (InterruptedException provider) {
                return Last.RETURN; // it wants its thread back
            }
        }

        void end() {
            calls.add(Last.RETURN);
        }

        /** Makes a call on the provider's thread; what it throws is thrown here. */
        void make(Runnable call) {
            HandedOver made = new HandedOver(call);
            if (!takes(made)) {
                made.run();
            }
            made.awaitReturn();
        }
    }
}
