package org.ndktck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.RunningReport;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.journal.ShardMerger;
import org.ndktck.report.journal.ShardsException;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Puts the reports of all shards together to the report that one run would have written. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Puts the reports of all shards of a run together to the report of the whole, and prints it.",
        footer = {
            "",
            "The exit code is the one of the whole run's verdict; 3 if a shard is missing or belongs to another run.",
            "",
            "Example: ndk-tck merge --report ndk-tck-report shard-1 shard-2"
        })
final class MergeCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Engine engine;

    @Mixin
    private ReportOption report = new ReportOption();

    @Parameters(
            paramLabel = "SHARD",
            arity = "1..*",
            description = "The directories that 'ndk-tck run --shard' wrote, one for each shard, in any order.")
    private List<Path> shards = List.of();

    @Mixin
    private CompletenessOption completeness = new CompletenessOption();

    @Mixin
    private FormatOption format = new FormatOption();

    MergeCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws ReportException, ShardsException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        List<JournalEntry> merged = merged(reports);
        RunRecords known = new RunRecords(catalog, engine.checks());
        merged.forEach(known::add);
        RunResult result = known.result();
        try (RunningReport running = reports.open(report.directory())) {
            merged.forEach(running::append);
            running.finish(result);
        }
        if (format.isJson()) {
            terminal.out().print(FormatOption.json(catalog, result));
        } else {
            terminal.out().print(terminal.report(catalog).text(result));
            terminal.out().println(report.line());
        }
        return completeness.exitCode(result.headline(), terminal);
    }

    private List<JournalEntry> merged(ReportDirectory reports) throws ReportException, ShardsException {
        ShardMerger merger = new ShardMerger();
        for (Path shard : shards) {
            if (shard.toAbsolutePath().normalize().equals(report.absolute())) {
                throw new ReportException("the report of the whole would take the place of the shard in "
                        + report.absolute() + "; name another directory with --report");
            }
            merger.add(shard.toString(), reports.journal(shard));
        }
        return merger.merged();
    }
}
