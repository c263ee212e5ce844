package org.ndktck.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;
import org.ndktck.report.journal.JournalEntry;

/** A line now and then that says how far the run is, for a log that nobody watches. */
final class ProgressLog implements RunListener {

    private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

    private final PrintWriter err;
    private final LongSupplier nanoTime;
    private final RunProgress progress;
    private long lastLine;

    /**
     * Begins a run.
     *
     * @param err where to print
     * @param nanoTime a clock that never goes back, nanoseconds
     */
    ProgressLog(PrintWriter err, LongSupplier nanoTime) {
        this.err = err;
        this.nanoTime = nanoTime;
        this.progress = new RunProgress(nanoTime);
        this.lastLine = nanoTime.getAsLong();
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        long now = nanoTime.getAsLong();
        if (done > 0 && now - lastLine >= BETWEEN_LINES.toNanos()) {
            lastLine = now;
            err.println(done + " of " + total + " requirements judged" + progress.soFar(done, total));
            err.flush();
        }
    }

    @Override
    public void learned(JournalEntry entry) {
        progress.learned(entry);
    }
}
