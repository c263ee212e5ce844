package org.ndktck.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Renders an earlier report again; the verdict stays, and so does the exit code. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Renders every file of a report directory again from its compliance.json, and prints it;"
                + " of a run that was cut off, what was known.",
        footer = {"", "The exit code is the one of the verdict.", "", "Example: ndk-tck report ndk-tck-report"})
final class ReportCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Engine engine;

    @Parameters(paramLabel = "DIR", description = "The directory that 'ndk-tck run' wrote.")
    private Path directory = Path.of("");

    @Mixin
    private CompletenessOption completeness = new CompletenessOption();

    @Mixin
    private FormatOption format = new FormatOption();

    ReportCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws ReportException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        RunResult result = render(reports, new RunRecords(catalog, engine.checks()));
        if (format.isJson()) {
            terminal.out().print(FormatOption.json(catalog, result));
        } else {
            terminal.out().print(terminal.report(catalog).text(result));
            terminal.out().println("Report: " + directory.toAbsolutePath().normalize());
        }
        return completeness.exitCode(result.headline(), terminal);
    }

    /** What a run that was cut off has left is newer than the report that it would have replaced. */
    private RunResult render(ReportDirectory reports, RunRecords known) throws ReportException {
        if (reports.readCutOff(directory, known)) {
            RunResult cutOff = known.result();
            reports.writeCutOff(directory, cutOff);
            return cutOff;
        }
        RunResult result = reports.read(directory);
        reports.write(directory, result);
        return result;
    }
}
