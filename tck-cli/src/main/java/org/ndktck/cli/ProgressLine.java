package org.ndktck.cli;

import java.io.PrintWriter;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;

/** One line that is written over: how far the run is. */
final class ProgressLine implements RunListener {

    private static final int WIDTH = 40;

    private final PrintWriter err;

    ProgressLine(PrintWriter err) {
        this.err = err;
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        write("[" + (done + 1) + "/" + total + "] " + id.text() + " ...");
    }

    /** Leaves an empty line for what comes next. */
    void clear() {
        write("");
        err.print('\r');
        err.flush();
    }

    private void write(String text) {
        err.print('\r' + text + " ".repeat(Math.max(0, WIDTH - text.length())));
        err.flush();
    }
}
