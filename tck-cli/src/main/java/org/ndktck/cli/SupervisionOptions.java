package org.ndktck.cli;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.ndktck.cli.option.ChoiceOption;
import org.ndktck.cli.option.Jobs;
import org.ndktck.cli.option.TimeLimit;
import org.ndktck.cli.option.WorkerArgument;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.cli.supervisor.Supervision.Isolation;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Whether workers judge, how many, how long, and what they are started with. */
final class SupervisionOptions {

    @Option(
            names = "--isolation",
            paramLabel = "HOW",
            converter = IsolationName.class,
            completionCandidates = IsolationName.class,
            description = "fork (the default): worker processes load the provider, and the run survives what it"
                    + " does to them. none: this process does it all, for a debugger.")
    private Isolation isolation = Isolation.FORK;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = Jobs.class,
            description =
                    "How many workers judge at the same time, if the provider says that several processes"
                            + " may use it. Default: the cores of this machine then, but 1 for a run of up to 2000 tries in all.")
    private @Nullable Integer jobs;

    @Option(
            names = "--time-limit",
            paramLabel = "T",
            converter = TimeLimit.class,
            description = "When the run ends, whatever is left to judge: seconds, or a number with s, m or h."
                    + " Default: 30m.")
    private Duration timeLimit = Supervision.DEFAULT_TIME_LIMIT;

    @Option(
            names = "--worker-arg",
            split = "\n",
            hideParamSyntax = true,
            paramLabel = "ARG",
            converter = WorkerArgument.class,
            description =
                    "What every worker's Java runtime is started with, in place of -Xmx1g"
                            + " -XX:+UseSerialGC and, for a run of up to 1000 tries for each job, -XX:TieredStopAtLevel=1. Repeatable.")
    private List<String> workerArguments = List.of();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec run = CommandSpec.create();

    /**
     * How the run is handled; refused if an option is for workers and there are none. What is set for workers beside the command
     * line is left out where the command line wants none: it cannot be unset otherwise.
     */
    Supervision supervision() {
        if (isolation == Isolation.NONE) {
            requireAbsent("--jobs", jobs == null);
            requireAbsent("--worker-arg", workerArguments.isEmpty());
            return new Supervision(isolation, OptionalInt.empty(), timeLimit, List.of());
        }
        OptionalInt wanted = jobs == null ? OptionalInt.empty() : OptionalInt.of(jobs);
        return new Supervision(isolation, wanted, timeLimit, workerArguments);
    }

    private void requireAbsent(String option, boolean absent) {
        ParseResult given = run.commandLine().getParseResult();
        if (!absent && (given.hasMatchedOption(option) || !given.hasMatchedOption("--isolation"))) {
            throw new ParameterException(
                    run.commandLine(),
                    option + " is for workers, and --isolation none starts none; leave one of the two out",
                    run.findOption(option),
                    "");
        }
    }

    /** Reads where the provider's code runs. */
    static final class IsolationName extends ChoiceOption<Isolation> {
        IsolationName() {
            super(Isolation.class);
        }
    }
}
