package org.ndktck.cli;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;
import org.ndktck.report.journal.JournalEntry;

/** One line that is written over: how far the run is, what it has found, and how long it may still take. */
final class ProgressLine implements RunListener {

    private static final int WIDEST = 79;

    private final PrintWriter err;
    private final RunProgress progress;
    private final int width;

    /**
     * Begins a run.
     *
     * @param err where to print
     * @param columns of the terminal, in which the line stays whole
     * @param nanoTime a clock that never goes back, nanoseconds
     */
    ProgressLine(PrintWriter err, int columns, LongSupplier nanoTime) {
        this.err = err;
        this.width = Math.min(WIDEST, columns - 1);
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
        String shown = text.substring(0, Math.min(text.length(), width));
        err.print('\r' + shown + " ".repeat(width - shown.length()));
        err.flush();
    }
}
