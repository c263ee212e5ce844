package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.judgement.EffortLine;

/** How many tries it took to see a fault, one number for each seed. */
final class TriesToDetect {

    /** Greater than any number of tries. */
    private static final long NEVER = Long.MAX_VALUE;

    private static final int HUNDRED = 100;

    private final List<Long> tries = new ArrayList<>();

    void caughtAfter(long ordinal) {
        tries.add(ordinal);
    }

    void missed() {
        tries.add(NEVER);
    }

    int seeds() {
        return tries.size();
    }

    long misses() {
        return tries.stream().filter(number -> number == NEVER).count();
    }

    @Nullable
    Long median() {
        return percentile(50);
    }

    /** The number of tries that so many of a hundred seeds need at most; nothing if they do not suffice. */
    @Nullable
    Long percentile(int percent) {
        List<Long> sorted = new ArrayList<>(tries);
        Collections.sort(sorted);
        int at = (sorted.size() * percent + HUNDRED - 1) / HUNDRED;
        return sorted.isEmpty() || sorted.get(at - 1) == NEVER ? null : sorted.get(at - 1);
    }

    /** All of it. */
    EffortLine.Tries tries() {
        return new EffortLine.Tries(seeds(), misses(), median(), percentile(99));
    }
}
