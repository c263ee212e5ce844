package org.ndktck.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.RunInfo;

/** Says once, when judging begins, what is judged and where it is kept: from then on nothing is lost. */
final class RunLine implements RunListener {

    private final PrintWriter err;
    private final Path report;

    RunLine(PrintWriter err, Path report) {
        this.err = err;
        this.report = report;
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        // one line is enough
    }

    @Override
    public void learned(JournalEntry entry) {
        if (entry instanceof JournalEntry.Began began) {
            RunInfo info = began.info();
            err.println("Judging " + began.selected().size() + " requirements on " + info.providerName() + " "
                    + info.providerVersion() + ", profile " + info.profile() + ", seed " + info.seed()
                    + "; if it is cut off: ndk-tck report " + report);
            err.flush();
        }
    }
}
