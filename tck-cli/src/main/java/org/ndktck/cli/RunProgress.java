package org.ndktck.cli;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.LongSupplier;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.journal.JournalEntry;

/** How far a run is, what it has found, and how long it may still take. Not safe for several threads. */
final class RunProgress {

    /** An estimate from less is a guess. */
    private static final Duration LEAST_TO_ESTIMATE_FROM = Duration.ofSeconds(2);

    private static final int LONGEST_IN_SECONDS = 90;
    private static final int SECONDS_OF_A_STEP = 5;
    private static final int SECONDS_OF_A_MINUTE = 60;

    private final LongSupplier nanoTime;
    private final long begun;
    private final Set<RequirementId> broken = EnumSet.noneOf(RequirementId.class);

    /**
     * Begins a run.
     *
     * @param nanoTime a clock that never goes back, nanoseconds
     */
    RunProgress(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.begun = nanoTime.getAsLong();
    }

    void learned(JournalEntry entry) {
        if (entry instanceof JournalEntry.Recorded recorded
                && !recorded.row().findings().isEmpty()) {
            broken.add(recorded.row().id());
        }
    }

    /** What was found so far and how much time is left, each after a comma; nothing where nothing is known. */
    String soFar(int done, int total) {
        String found = broken.isEmpty() ? "" : ", " + broken.size() + " broken";
        Duration elapsed = Duration.ofNanos(nanoTime.getAsLong() - begun);
        if (done == 0 || elapsed.compareTo(LEAST_TO_ESTIMATE_FROM) < 0) {
            return found;
        }
        return found + ", about "
                + rounded(elapsed.multipliedBy(total - done).dividedBy(done).toSeconds()) + " left";
    }

    private static String rounded(long seconds) {
        if (seconds > LONGEST_IN_SECONDS) {
            return steps(seconds, SECONDS_OF_A_MINUTE) + " min";
        }
        return steps(seconds, SECONDS_OF_A_STEP) * SECONDS_OF_A_STEP + " s";
    }

    private static long steps(long seconds, int length) {
        return Math.max(1, (seconds + length - 1) / length);
    }
}
