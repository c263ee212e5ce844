package org.ndktck.cli;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.model.Verdicts;

/** How far a run is, what it has found, and how long it may still take. Not safe for several threads. */
final class RunProgress {

    /** An estimate from less is a guess: the first rows wait for workers to start, and rows take unlike times. */
    private static final Duration LEAST_TO_ESTIMATE_FROM = Duration.ofSeconds(2);

    private static final int FEWEST_TO_ESTIMATE_FROM = 10;
    private static final int FEWEST_TENTH = 10;

    private static final int LONGEST_IN_SECONDS = 90;
    private static final int SECONDS_OF_A_STEP = 5;
    private static final int SECONDS_OF_A_MINUTE = 60;

    private final LongSupplier nanoTime;
    private final long begun;
    private final Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
    private final Verdicts verdicts = new Verdicts(Catalog.load(), Map.of());

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
        if (entry instanceof JournalEntry.Recorded recorded) {
            records.merge(recorded.row().id(), recorded.row(), RowRecord::and);
        }
    }

    /** As the report counts violations: what is only noted, or came on replay, is none. */
    private long broken() {
        boolean any = records.values().stream().anyMatch(row -> !row.findings().isEmpty());
        return any
                ? verdicts.fold(records).stream()
                        .filter(row -> row.verdict() == Verdict.VIOLATES)
                        .count()
                : 0;
    }

    /** What was found so far and how much time is left, each after a comma; nothing where nothing is known. */
    String soFar(int done, int total) {
        long broken = broken();
        String found = broken == 0 ? "" : ", " + broken + " broken";
        Duration elapsed = Duration.ofNanos(nanoTime.getAsLong() - begun);
        boolean few = done < FEWEST_TO_ESTIMATE_FROM && done * FEWEST_TENTH < total;
        if (done == 0 || few || elapsed.compareTo(LEAST_TO_ESTIMATE_FROM) < 0) {
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
