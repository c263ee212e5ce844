package org.ndktck.bench;

import org.ndktck.api.NdkObject;
import org.ndktck.gate.AsyncCall;

/** The closes of an object and of one that depends on it, in either order. */
public final class TwoCloses {

    private final Bench bench;
    private final AsyncCall first;
    private final NdkObject<?> last;

    TwoCloses(Bench bench, AsyncCall first, NdkObject<?> last) {
        this.bench = bench;
        this.first = first;
        this.last = last;
    }

    /** Closes the second, and waits for both closes, without which the try is undecided. */
    public void closeSecond() {
        AsyncCall second = bench.close(last);
        bench.settle(first);
        bench.requireClosed(first, second);
    }
}
