package org.ndktck.gate;

import org.jspecify.annotations.Nullable;

/**
 * What the rest of the kit finds in its thread, and what a call must not leave changed there: a wait after an
 * interrupt that the provider caused would not wait.
 *
 * @param interrupted whether somebody wants the thread to stop
 * @param loader the context class loader
 */
record SavedThreadState(boolean interrupted, @Nullable ClassLoader loader) {

    static SavedThreadState ofThisThread() {
        Thread thread = Thread.currentThread();
        return new SavedThreadState(thread.isInterrupted(), thread.getContextClassLoader());
    }

    /** Puts everything back in the same thread. */
    void restore() {
        Thread thread = Thread.currentThread();
        if (!interrupted && thread.isInterrupted()) {
            Thread.interrupted();
        }
        if (thread.getContextClassLoader() != loader) {
            thread.setContextClassLoader(loader);
        }
    }
}
