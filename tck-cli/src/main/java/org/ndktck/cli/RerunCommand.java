package org.ndktck.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.option.FlagText;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.Selection;
import org.ndktck.report.directory.OwnBuild;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.ReportVerification;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.ProvenanceSearch;
import org.ndktck.report.text.Printable;
import org.ndktck.report.text.Wording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges again what a report claims, and says whether it came out the same. */
@Command(
        name = "rerun",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description =
                "Judges again what a report claims, with its provider, settings, tries and seed, and compares the verdicts."
                        + " Writes no report.",
        footer = {
            "",
            "Exit codes: 0 every verdict came out the same, 1 one did not, 3 bad input.",
            "",
            "Example: ndk-tck rerun their-report --provider-path acme-ndk.jar"
        })
final class RerunCommand implements Callable<Integer> {

    private static final int OTHERWISE = 1;

    private final Terminal terminal;
    private final Engine engine;

    @Parameters(paramLabel = "DIR", description = "The directory of the report.")
    private Path directory = Path.of("");

    @Mixin
    private ProviderOptions provider = new ProviderOptions();

    @Mixin
    private PeerOption peer = new PeerOption();

    @Mixin
    private SupervisionOptions supervision = new SupervisionOptions();

    @Option(
            names = "--no-progress",
            fallbackValue = "true",
            preprocessor = FlagText.class,
            description = "Print nothing while the run goes on.")
    private boolean noProgress;

    @Mixin
    private FormatOption format = new FormatOption();

    RerunCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws ReportException, RunException {
        RunResult claimed = claimed();
        JournalEntry.Began began = began();
        RunListener listener = noProgress ? RunListener.SILENT : new ProgressLog(terminal.err(), System::nanoTime);
        RunResult again = engine.execute(order(began), supervision.supervision(), listener);
        List<String> otherwise = otherwise(claimed, again);
        if (format.isJson()) {
            terminal.out()
                    .print(Json.text(new Answer(
                            directory.toString(),
                            claimed.headline().text(),
                            again.headline().text(),
                            otherwise)));
            return otherwise.isEmpty() ? ExitCodes.DONE : OTHERWISE;
        }
        otherwise.forEach(terminal.out()::println);
        String headline = Printable.line(claimed.headline().text());
        String headlines = headline + " -> " + Printable.line(again.headline().text());
        terminal.out()
                .println(
                        otherwise.isEmpty()
                                ? "Every verdict of " + directory + " came out the same: " + headline
                                : otherwise.size() + " of " + began.selected().size() + " verdicts of " + directory
                                        + " came out otherwise: " + headlines);
        return otherwise.isEmpty() ? ExitCodes.DONE : OTHERWISE;
    }

    /** What the journal gives; a report that says something else claims nothing that could be judged again. */
    private RunResult claimed() throws ReportException {
        ReportVerification verified = ReportVerification.of(directory, Catalog.load(), engine.checks(), ownBuild());
        if (!verified.differences().isEmpty()) {
            throw new ReportException("the report in " + directory
                    + " was changed after its run, so what it claims is not clear; 'ndk-tck verify " + directory
                    + "' says where");
        }
        return verified.result();
    }

    private static OwnBuild ownBuild() {
        return new OwnBuild(KitVersion.text(), ProvenanceSearch.ofKit(RunOrder.kit()), Optional.empty());
    }

    private JournalEntry.Began began() throws ReportException {
        for (JournalEntry entry : new ReportDirectory(Catalog.load()).journal(directory)) {
            if (entry instanceof JournalEntry.Began began) {
                return began;
            }
        }
        throw new IllegalStateException("a report that was verified has begun");
    }

    private RunOrder order(JournalEntry.Began began) throws RunException {
        RunInfo info = began.info();
        Profile profile = Profile.valueOf(info.profile().toUpperCase(Locale.ROOT));
        JudgingOptions options = new JudgingOptions(
                profile,
                profile.tries() == info.tries() ? OptionalInt.empty() : OptionalInt.of(info.tries()),
                Long.parseLong(info.seed()),
                new Selection(Set.copyOf(began.selected()), Set.of()),
                Duration.ofMillis(info.patienceMillis()),
                began.failOn(),
                began.waivers());
        return new RunOrder(provider.choiceLike(info).with(peer.peer()), options, Optional.empty());
    }

    private static List<String> otherwise(RunResult claimed, RunResult again) {
        List<String> lines = new ArrayList<>();
        for (RequirementId id : RequirementId.values()) {
            Row before = claimed.row(id);
            Row after = again.row(id);
            if (before.verdict() != after.verdict()) {
                lines.add(Printable.line(id + ": " + Wording.label(before) + " in the report, " + Wording.label(after)
                        + " now" + (after.reason().isEmpty() ? "" : ": " + after.reason())));
            }
        }
        return lines;
    }

    /**
     * What scripts get; they rely on the names.
     *
     * @param directory the report, as it was named
     * @param claimed its headline
     * @param now the headline of the run
     * @param otherwise a line for each verdict that came out otherwise
     */
    record Answer(String directory, String claimed, String now, List<String> otherwise) {}
}
