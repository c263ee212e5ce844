package org.ndktck.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.option.ChoiceOption;
import org.ndktck.report.comparison.ResultComparison;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what a report tells otherwise than an earlier one. */
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Compares two reports: what is newly broken, has lost evidence, is repaired, and which other"
                + " circumstances there were.",
        footer = {
            "",
            "Exit codes: 0 nothing got worse, 1 something is newly broken or has lost evidence, 3 bad input.",
            "",
            "Example: ndk-tck diff report-of-main ndk-tck-report --format markdown"
        })
final class DiffCommand implements Callable<Integer> {

    private static final int WORSE = 1;

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The directory of the earlier report.")
    private Path before = Path.of("");

    @Parameters(index = "1", paramLabel = "AFTER", description = "The directory of the later report.")
    private Path after = Path.of("");

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatName.class,
            completionCandidates = FormatName.class,
            description = "text (the default), markdown or json.")
    private Format format = Format.TEXT;

    DiffCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws ReportException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        ResultComparison comparison = ResultComparison.of(reports.read(before), reports.read(after));
        terminal.out()
                .print(
                        switch (format) {
                            case TEXT -> comparison.text(catalog);
                            case MARKDOWN -> comparison.markdown(catalog);
                            case JSON -> Json.text(comparison);
                        });
        return comparison.isWorse() ? WORSE : 0;
    }

    /** How the comparison is printed. */
    enum Format {
        TEXT,
        MARKDOWN,
        JSON
    }

    /** Reads a format. */
    static final class FormatName extends ChoiceOption<Format> {
        FormatName() {
            super(Format.class);
        }
    }
}
