package org.ndktck.suite;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.EarlyEnd;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.RunSession;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.next.NextSteps;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.ProvenanceSearch;

/**
 * The run between the first and the last word of a suite. Static, because the suite engine calls static
 * methods of a class it makes nothing of.
 */
final class SuiteRun {

    private static final AtomicReference<@Nullable SuiteRun> PRESENT = new AtomicReference<>();

    private static final AtomicBoolean ENDING = new AtomicBoolean();
    private static final Duration TIME_TO_PRINT = Duration.ofSeconds(1);

    /** What the process ends with when it cannot go on. */
    private static final int STUCK = 1;

    private final RunSession run;
    private final Known known;
    private final ReportDirectory reports = new ReportDirectory(Catalog.load());
    private final Path directory;
    private final boolean requireComplete;
    private final ReplayHint hint;

    private SuiteRun(RunSession run, Known known, Path directory, boolean requireComplete, ReplayHint hint) {
        this.run = run;
        this.known = known;
        this.directory = directory;
        this.requireComplete = requireComplete;
        this.hint = hint;
    }

    static void begin(SuiteSettings settings) throws RunException {
        RunRequest request = settings.request();
        Known known = new Known(search(request.provider()));
        boolean requireComplete = settings.requireComplete();
        ReplayHint hint =
                new ReplayHint(HashedFile.locationOf(request.provider().getClass()));
        SuiteRun suite = new SuiteRun(RunSession.open(request, known), known, settings.report(), requireComplete, hint);
        PRESENT.set(suite);
        suite.run.watch(suite::stuck);
    }

    /** A suite has no command line of its own, and a class path tells of the provider's classes where they are. */
    private static ProvenanceSearch search(NdkProvider provider) {
        ProvenanceSearch search = ProvenanceSearch.begin(KitVersion.modules(), Path.of(""), Optional.empty());
        HashedFile.locationOf(provider.getClass()).ifPresent(search::loadedFrom);
        return search;
    }

    /** The thread of the test runner does not come back: only the end of the process ends the build. */
    private void stuck() {
        ENDING.set(true);
        if (!PRESENT.compareAndSet(this, null)) {
            ENDING.set(false); // the call has returned after all, and the suite is over
            return;
        }
        try {
            show(known.soFar(EarlyEnd.STUCK));
        } catch (AssertionError e) {
            System.err.println("ndk-tck: " + e.getMessage() + "; the process ends, because nothing else ends the call");
        } finally {
            System.out.flush();
            System.err.flush();
            LockSupport.parkNanos(TIME_TO_PRINT.toNanos()); // a test runner passes on what was printed a while later
            Runtime.getRuntime().halt(STUCK);
        }
    }

    static void end() {
        SuiteRun present = PRESENT.getAndSet(null);
        while (present == null && ENDING.get()) {
            LockSupport.park(); // the watchdog writes the report, and ends the process
        }
        if (present == null) {
            return; // the suite did not get as far as a run; its own failure tells why
        }
        try (RunSession open = present.run) {
            open.finish();
        }
        present.show(present.known.result());
    }

    private void show(RunResult result) {
        System.out.println(new ConsoleReport(Catalog.load(), false).text(result)
                + hint.text(result)
                + NextSteps.of(result).text());
        try {
            Path parent = directory.toAbsolutePath().getParent();
            Objects.requireNonNull(parent).toFile().mkdirs();
            reports.write(directory, result);
            System.out.println("Report: " + directory.resolve("compliance.html"));
        } catch (ReportException e) {
            throw new AssertionError("the report was not written: " + e.getMessage(), e);
        }
        if (result.headline().exitCode() != 0) {
            throw new AssertionError(new SuiteFailure(result).text());
        }
        if (requireComplete && result.headline().isPartial()) {
            throw new AssertionError(result.headline().text() + ", and ndktck.requireComplete demands all");
        }
    }

    /** What has become known. */
    private static final class Known implements RunListener {

        private final ProvenanceSearch search;
        private final long begun = System.nanoTime();
        private final RunRecords records = new RunRecords(Catalog.load(), Manifest.entries());

        Known(ProvenanceSearch search) {
            this.search = search;
        }

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            // said by the entry of the journal
        }

        @Override
        public synchronized void learned(JournalEntry entry) {
            records.add(entry instanceof JournalEntry.Began one ? one.knownBy(search.result()) : entry);
        }

        synchronized RunResult result() {
            return records.result();
        }

        synchronized RunResult soFar(String early) {
            records.add(new JournalEntry.Ended(
                    TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun), Optional.of(early)));
            return records.result();
        }
    }
}
