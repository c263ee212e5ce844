package org.ndktck.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Renders an earlier report again; the verdict stays, and so does the exit code. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Renders every file of a report directory again from its compliance.json, and prints it.",
        footer = {"", "The exit code is the one of the verdict.", "", "Example: ndk-tck report ndk-tck-report"})
final class ReportCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The directory that 'ndk-tck run' wrote.")
    private Path directory = Path.of("");

    ReportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws ReportException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        RunResult result = reports.read(directory);
        reports.write(directory, result);
        terminal.out().print(new ConsoleReport(catalog, terminal.colours()).text(result));
        terminal.out().println("Report: " + directory.toAbsolutePath().normalize());
        return result.headline().exitCode();
    }
}
