package org.ndktck.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.option.ChoiceOption;
import org.ndktck.cli.option.IdsOption;
import org.ndktck.cli.option.MillisecondsOption;
import org.ndktck.cli.option.Seed;
import org.ndktck.cli.option.ShardName;
import org.ndktck.cli.option.TriesOption;
import org.ndktck.cli.order.ProviderChoice;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.Selection;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.WaiverFile;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Shard;
import picocli.CommandLine.Option;

/** What to judge and how hard to try. */
final class RunOptions {

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            converter = ProfileName.class,
            completionCandidates = ProfileName.class,
            description = "quick (100 tries), standard (1000, the default) or thorough (10000).")
    private Profile profile = Profile.STANDARD;

    @Option(
            names = "--tries",
            paramLabel = "N",
            converter = TriesOption.class,
            description = "Tries of every property, in place of the profile's.")
    private @Nullable Integer tries;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Seed.class,
            description = "What the plans are drawn from; the same seed and tries draw the same plans. Default: 1.")
    private long seed = JudgingOptions.DEFAULT_SEED;

    @Option(
            names = "--only",
            paramLabel = "IDS",
            converter = IdsOption.class,
            description =
                    "The requirements to judge: ids, sections and patterns, such as GCD-07,ACC,CON-1*. Without it all that the kit checks.")
    private List<RequirementId> only = List.of();

    @Option(
            names = "--skip",
            paramLabel = "IDS",
            converter = IdsOption.class,
            description = "The requirements to leave out, named in the same way.")
    private List<RequirementId> skip = List.of();

    @Option(
            names = "--failed-in",
            paramLabel = "DIR",
            description = "Of these, judge only what failed or could not be decided in the report of an earlier run.")
    private @Nullable Path failedIn;

    @Option(
            names = "--patience",
            paramLabel = "MS",
            converter = MillisecondsOption.class,
            description = "Longest wait for something that must happen, in milliseconds. Default: 5000.")
    private Duration patience = JudgingOptions.DEFAULT_PATIENCE;

    @Option(
            names = "--fail-on",
            paramLabel = "WHAT",
            converter = FailOnName.class,
            completionCandidates = FailOnName.class,
            description = "What makes the exit code bad: violation (the default), noted or undecided.")
    private FailOn failOn = FailOn.VIOLATION;

    @Option(
            names = "--waivers",
            paramLabel = "FILE",
            description =
                    "Violations that are accepted until a day, as YAML: id, reason, owner, reference, expires. They stay shown.")
    private @Nullable Path waivers;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            converter = ShardName.class,
            description = "Judge only the I-th of N parts of the run; 'ndk-tck merge' puts the reports of all"
                    + " parts together.")
    private @Nullable Shard shard;

    RunOrder order(ProviderChoice provider) throws ReportException, RunException {
        JudgingOptions options = new JudgingOptions(
                profile,
                tries == null ? OptionalInt.empty() : OptionalInt.of(tries),
                seed,
                selection(),
                patience,
                failOn,
                waivers == null ? List.of() : WaiverFile.read(waivers));
        return new RunOrder(provider, options, Optional.ofNullable(shard));
    }

    private Selection selection() throws ReportException, RunException {
        Selection selection = new Selection(Set.copyOf(only), Set.copyOf(skip));
        return failedIn == null
                ? selection
                : new Selection(FailedRequirements.in(failedIn, selection::includes), Set.of());
    }

    /** Reads a profile. */
    static final class ProfileName extends ChoiceOption<Profile> {
        ProfileName() {
            super(Profile.class);
        }
    }

    /** Reads what to fail on. */
    static final class FailOnName extends ChoiceOption<FailOn> {
        FailOnName() {
            super(FailOn.class);
        }
    }
}
