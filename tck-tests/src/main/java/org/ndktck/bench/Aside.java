package org.ndktck.bench;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that the kit's second thread does.
 *
 * @param <T> what it brings
 */
public final class Aside<T> {

    private final Bench bench;
    private volatile @Nullable T brought;

    Aside(Bench bench) {
        this.bench = bench;
    }

    void run(Supplier<T> action) {
        bench.guarded(() -> brought = action.get());
        bench.wake();
    }

    /** Waits until it is done; tells whether it is. */
    public boolean returns() {
        return bench.await("a call on a second thread", () -> brought != null || bench.hasFailed());
    }

    /** Whether it is done. */
    public boolean isDone() {
        return brought != null;
    }

    /** Waits for what it brings; a call that does not return ends the try undecided. */
    public T get() {
        returns();
        bench.rethrow();
        return bench.required(brought, () -> "a call on a second thread did not return");
    }
}
