package org.ndktck.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;
import org.ndktck.report.journal.JournalEntry;

/** One line that is written over: how far the run is, what it has found, and how long it may still take. */
final class ProgressLine implements RunListener {

    /** The line stays whole on a terminal of 80 columns. */
    private static final int WIDTH = 79;

    private final PrintWriter err;
    private final RunProgress progress;

    /**
     * Begins a run.
     *
     * @param err where to print
     * @param nanoTime a clock that never goes back, nanoseconds
     */
    ProgressLine(PrintWriter err, LongSupplier nanoTime) {
        this.err = err;
        this.progress = new RunProgress(nanoTime);
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        write("[" + (done + 1) + "/" + total + "] " + id.text() + " "
                + id.section().title() + progress.soFar(done, total));
    }

    @Override
    public void learned(JournalEntry entry) {
        progress.learned(entry);
    }

    /** Leaves an empty line for what comes next. */
    void clear() {
        write("");
        err.print('\r');
        err.flush();
    }

    private void write(String text) {
        String shown = text.substring(0, Math.min(text.length(), WIDTH));
        err.print('\r' + shown + " ".repeat(WIDTH - shown.length()));
        err.flush();
    }
}
