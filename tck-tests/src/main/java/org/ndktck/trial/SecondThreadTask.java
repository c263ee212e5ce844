package org.ndktck.trial;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that the kit's second thread does.
 *
 * @param <T> what it brings
 */
public final class SecondThreadTask<T> {

    private final Trial trial;
    private volatile @Nullable T brought;

    /** Has done nothing yet. */
    public SecondThreadTask(Trial trial) {
        this.trial = trial;
    }

    /** Does it, on whatever thread calls this. */
    public void run(Supplier<T> action) {
        trial.guarded(() -> brought = action.get());
        trial.wake();
    }

    /** Waits until it is done; tells whether it is. */
    public boolean returns() {
        return trial.await("a call on a second thread", () -> brought != null || trial.hasFailed());
    }

    /** Whether it is done. */
    public boolean isDone() {
        return brought != null;
    }

    /** Waits for what it brings; a call that does not return ends the try undecided. */
    public T get() {
        returns();
        trial.rethrow();
        return trial.required(brought, () -> "a call on a second thread did not return");
    }
}
