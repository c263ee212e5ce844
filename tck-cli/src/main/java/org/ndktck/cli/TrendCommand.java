package org.ndktck.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.option.ChoiceOption;
import org.ndktck.report.comparison.ResultTrend;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.html.TrendPage;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the reports of several runs beside each other. */
@Command(
        name = "trend",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Shows how requirements went on over several runs: those that were violated or not judged alike.",
        footer = {
            "",
            "Exit codes: 0 done, 3 bad input.",
            "",
            "Example: ndk-tck trend --format html reports/2026-* > trend.html"
        })
final class TrendCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description = "The directories of the reports, in any order; they are shown in the order of their starts.")
    private List<Path> directories = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatName.class,
            description = "text (the default), markdown, html or json.")
    private Format format = Format.TEXT;

    TrendCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws ReportException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        List<RunResult> results = new ArrayList<>();
        for (Path directory : directories) {
            results.add(reports.read(directory));
        }
        ResultTrend trend = ResultTrend.of(catalog, results);
        terminal.out()
                .print(
                        switch (format) {
                            case TEXT -> trend.text();
                            case MARKDOWN -> trend.markdown();
                            case HTML -> TrendPage.of(trend);
                            case JSON -> Json.text(trend);
                        });
        return ExitCodes.DONE;
    }

    /** How the trend is printed. */
    enum Format {
        TEXT,
        MARKDOWN,
        HTML,
        JSON
    }

    /** Reads a format. */
    static final class FormatName extends ChoiceOption<Format> {
        FormatName() {
            super(Format.class);
        }
    }
}
