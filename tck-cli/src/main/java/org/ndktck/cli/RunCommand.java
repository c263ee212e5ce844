package org.ndktck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.option.FlagText;
import org.ndktck.cli.order.GivenCommand;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.cli.watch.ChangeSource;
import org.ndktck.cli.watch.FileChanges;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.RunningReport;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.next.NextSteps;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Judges a provider. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Judges a provider and writes a report.",
        footer = {
            "",
            "Exit codes: 0 conforms, 1 does not conform, 2 undecided, 3 not run, 4 defect of the kit.",
            "",
            "Example: ndk-tck run --provider acme --provider-path acme-ndk.jar --only GCD-07,GCD-09"
        })
final class RunCommand implements Callable<Integer> {

    /** How the sentences begin that say why a provider was not opened. */
    private static final Pattern UNOPENED = Pattern.compile(
            "(the )?provider (class )?\\S+.* (cannot|failed to|did not) (open|be used|be judged|tell)|a provider's service file",
            Pattern.DOTALL);

    private final Terminal terminal;
    private final Engine engine;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ProviderOptions provider = new ProviderOptions();

    @Mixin
    private PeerOption peer = new PeerOption();

    @Mixin
    private RunOptions options = new RunOptions();

    @Mixin
    private ReportOption report = new ReportOption();

    @Option(
            names = "--no-progress",
            fallbackValue = "true",
            preprocessor = FlagText.class,
            description = "Print nothing while the run goes on.")
    private boolean noProgress;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatName.class,
            completionCandidates = FormatName.class,
            description = "text (the default), or json: the report's compliance.json and nothing else.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(
            names = "--watch",
            description = "Judge again whenever a file of --provider-path changes, what failed first. Ctrl-C ends it.")
    private boolean watch;

    @Mixin
    private SupervisionOptions supervision = new SupervisionOptions();

    @Mixin
    private CompletenessOption completeness = new CompletenessOption();

    private final Function<List<Path>, ChangeSource> watcher;

    RunCommand(Terminal terminal, Engine engine) {
        this(terminal, engine, FileChanges::new);
    }

    RunCommand(Terminal terminal, Engine engine, Function<List<Path>, ChangeSource> watcher) {
        this.terminal = terminal;
        this.engine = engine;
        this.watcher = watcher;
    }

    @Override
    public Integer call() throws RunException, ReportException {
        RunOrder order = options.order(provider.choice().with(peer.peer()))
                .askedForBy(GivenCommand.of(
                        spec.root().commandLine().getParseResult().originalArgs()));
        Supervision processes = supervision.supervision();
        if (processes.isolation() == Supervision.Isolation.NONE
                && order.provider().isNative()) {
            throw new RunException("--isolation none runs the provider in this process, and native code that crashes"
                    + " ends it; leave --isolation out");
        }
        if (!watch) {
            return completeness.exitCode(judge(order, processes).headline(), terminal);
        }
        requireWatchable(order, processes);
        return new WatchedRun(terminal, one -> judge(one, processes))
                .go(order, watcher.apply(order.provider().paths()));
    }

    private void requireWatchable(RunOrder order, Supervision processes) throws RunException {
        if (order.provider().path().isEmpty()) {
            throw new RunException("--watch waits for changes of --provider-path; name one");
        }
        if (format == OutputFormat.JSON) {
            throw new RunException("--watch prints many results, and --format json one; leave one of the two out");
        }
        if (processes.isolation() == Supervision.Isolation.NONE) {
            throw new RunException(
                    "--watch needs a worker for the new classes, and --isolation none starts none; leave one of the two out");
        }
    }

    private RunResult judge(RunOrder order, Supervision processes) throws RunException, ReportException {
        Catalog catalog = Catalog.load();
        ReportDirectory reports = new ReportDirectory(catalog);
        ReportPlace.requireWritable(reports, report.directory());
        try (RunningReport running = reports.open(report.directory());
                InterruptedRun interrupted =
                        InterruptedRun.guard(running, new RunRecords(catalog, engine.checks()), terminal.err())) {
            RunResult result = begin(order, processes, interrupted);
            // Printed first: whatever becomes of the directory, the verdict is not lost.
            terminal.out()
                    .print(format == OutputFormat.JSON ? FormatOption.json(catalog, result) : text(catalog, result));
            terminal.out().flush();
            running.finish(result);
            if (format == OutputFormat.TEXT) {
                terminal.out().println(report.line());
            }
            return result;
        }
    }

    private String text(Catalog catalog, RunResult result) {
        String text = terminal.report(catalog).text(result);
        boolean failed = result.rows().stream().anyMatch(row -> !row.findings().isEmpty());
        return (failed ? text + provider.replayHint() : text)
                + terminal.folded(NextSteps.of(result).text());
    }

    /** What kept a provider from being opened is often not the provider: the machine, a path, a setting. */
    private RunResult begin(RunOrder order, Supervision processes, InterruptedRun interrupted) throws RunException {
        try {
            return execute(order, processes, interrupted);
        } catch (RunException e) {
            String sentence = String.valueOf(e.getMessage());
            if (!UNOPENED.matcher(sentence).lookingAt()) {
                throw e;
            }
            throw new RunException(sentence + "; 'ndk-tck doctor' with the same --provider options looks further", e);
        }
    }

    private RunResult execute(RunOrder order, Supervision processes, InterruptedRun interrupted) throws RunException {
        if (noProgress) {
            return engine.execute(order, processes, interrupted);
        }
        RunLine runLine = new RunLine(terminal.err(), report.directory());
        if (!terminal.interactive()) {
            ProgressLog log = new ProgressLog(terminal.err(), System::nanoTime);
            return engine.execute(order, processes, interrupted.and(runLine).and(log));
        }
        ProgressLine progress = new ProgressLine(terminal.err(), terminal.width(), System::nanoTime);
        try {
            return engine.execute(order, processes, interrupted.and(runLine).and(progress));
        } finally {
            progress.clear();
        }
    }
}
