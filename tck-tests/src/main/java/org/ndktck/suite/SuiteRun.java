package org.ndktck.suite;

import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.engine.OpenRun;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.model.RunResult;

/**
 * The run between the first and the last word of a suite. Static, because the suite engine calls static
 * methods of a class it makes nothing of.
 */
final class SuiteRun {

    private static final AtomicReference<@Nullable SuiteRun> PRESENT = new AtomicReference<>();

    private final OpenRun run;
    private final ReportDirectory reports = new ReportDirectory(Catalog.load());
    private final Path directory;

    private SuiteRun(OpenRun run, Path directory) {
        this.run = run;
        this.directory = directory;
    }

    static void begin(SuiteSettings settings) throws RunException {
        PRESENT.set(new SuiteRun(OpenRun.open(settings.request(), RunListener.SILENT), settings.report()));
    }

    static void end() {
        SuiteRun present = PRESENT.getAndSet(null);
        if (present == null) {
            return; // the suite did not get as far as a run; its own failure tells why
        }
        RunResult result;
        try (OpenRun open = present.run) {
            result = open.finish();
        }
        present.show(result);
    }

    private void show(RunResult result) {
        System.out.println(new ConsoleReport(Catalog.load(), false).text(result));
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
    }
}
