package org.ndktck.trial;

import org.ndktck.api.NdkObject;
import org.ndktck.gate.AsyncCall;

/** The closes of an object and of one that depends on it, in either order. */
public final class DependentCloses {

    private final TrialObjects trial;
    private final AsyncCall first;
    private final NdkObject<?> last;

    DependentCloses(TrialObjects trial, AsyncCall first, NdkObject<?> last) {
        this.trial = trial;
        this.first = first;
        this.last = last;
    }

    /** Closes the second, and waits for both closes, without which the try is undecided. */
    public void closeSecond() {
        AsyncCall second = trial.close(last);
        trial.settle(first);
        trial.requireClosed(first, second);
    }
}
