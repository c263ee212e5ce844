package org.ndktck.cli;

import java.io.PrintWriter;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunListener;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.RunningReport;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;

/**
 * Keeps what becomes known, on disk and at hand: when a signal ends the process, the report is written from it. What
 * leaves no time for that leaves the journal.
 */
final class InterruptedRun implements RunListener, AutoCloseable {

    private final RunningReport running;
    private final RunRecords known;
    private final PrintWriter err;
    private final Thread hook = new Thread(this::writeReport, "ndk-tck report of what is known");

    private InterruptedRun(RunningReport running, RunRecords known, PrintWriter err) {
        this.err = err;
        this.running = running;
        this.known = known;
    }

    /** Keeps what becomes known from now on. */
    static InterruptedRun guard(RunningReport running, RunRecords known, PrintWriter err) {
        InterruptedRun interrupted = new InterruptedRun(running, known, err);
        Runtime.getRuntime().addShutdownHook(interrupted.hook);
        return interrupted;
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        // said by the entry of the journal
    }

    @Override
    public void learned(JournalEntry entry) {
        synchronized (known) {
            known.add(entry);
        }
        running.append(entry);
    }

    /** Keeps it and lets somebody else hear it, too. */
    Both and(RunListener other) {
        return new Both(this, other);
    }

    private void writeReport() {
        synchronized (known) {
            if (!known.hasBegun()) {
                running.close();
                return;
            }
            try {
                if (running.finish(known.result())) {
                    err.println("ndk-tck: the run was cut off; what was known until then is in the report");
                }
            } catch (ReportException e) {
                err.println("ndk-tck: " + e.getMessage());
            }
            err.flush();
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            // the hook runs, and does what is left to do
        }
    }

    /**
     * Two who hear the same.
     *
     * @param one the first
     * @param other the second
     */
    record Both(RunListener one, RunListener other) implements RunListener {

        /** Lets a third hear it. */
        Both and(RunListener third) {
            return new Both(this, third);
        }

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            one.propertyStarted(id, done, total);
            other.propertyStarted(id, done, total);
        }

        @Override
        public void learned(JournalEntry entry) {
            one.learned(entry);
            other.learned(entry);
        }
    }
}
