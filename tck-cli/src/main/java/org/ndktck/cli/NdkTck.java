package org.ndktck.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.config.Knob;
import org.ndktck.cli.option.PathOption;
import org.ndktck.cli.option.TruthOption;
import org.ndktck.engine.RunException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code ndk-tck} command. */
@Command(
        name = "ndk-tck",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Judges whether a provider of the Network Direct Kernel Provider Interface keeps its rules.",
        footer = {
            "",
            "Exit codes: 0 conforms, 1 does not conform, 2 undecided, 3 not run, 4 defect of the kit.",
            "",
            "Examples:",
            "  ndk-tck run",
            "  ndk-tck run --provider acme --provider-path acme-ndk.jar --profile standard",
            "  ndk-tck explain GCD-07"
        })
public final class NdkTck implements Callable<Integer> {

    /** Held here, because the log manager forgets the level of a logger that nobody holds. */
    private static final Logger JQWIK = Logger.getLogger("net.jqwik");

    /** How long whoever has something to do at the end of the process may take. */
    private static final Duration LONGEST_END = Duration.ofSeconds(10);

    /** What needs nothing that is set beside the command line. */
    private static final Set<String> HELPING = Set.of("help", "completion");

    private static final Set<String> HELP_OPTIONS = Set.of("-h", "--help", "-V", "--version");

    private static final int WIDEST_HELP = 100;

    /** Of picocli. */
    private static final int NARROWEST_HELP = 55;

    @Option(
            names = "--stacktrace",
            hidden = true,
            scope = ScopeType.INHERIT,
            description = "Print the stack trace of a failure.")
    private boolean stackTraces;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** For {@link #commandLine}, which knows the subcommands. */
    NdkTck() {}

    /**
     * Runs the command and ends the process with its exit code.
     *
     * @param args the arguments
     */
    public static void main(String[] args) {
        JQWIK.setLevel(Level.OFF);
        Terminal terminal = Terminal.ofProcess();
        int exitCode = run(args, terminal, new TckEngine());
        terminal.flush();
        // A provider's threads must not keep the process alive, nor what it has left to do at its end.
        haltUnlessEnded(exitCode);
        System.exit(exitCode);
    }

    private static void haltUnlessEnded(int exitCode) {
        Thread halting = new Thread(
                () -> {
                    LockSupport.parkNanos(LONGEST_END.toNanos());
                    Runtime.getRuntime().halt(exitCode);
                },
                "ndk-tck end");
        halting.setDaemon(true);
        halting.start();
    }

    /**
     * Runs the command.
     *
     * @param args the arguments
     * @param terminal where to print
     * @param engine the kit
     * @return the exit code
     */
    static int run(String[] args, Terminal terminal, Engine engine) {
        return run(args, terminal, engine, Configuration.Sources.ofProcess());
    }

    static int run(String[] args, Terminal terminal, Engine engine, Configuration.Sources sources) {
        NdkTck root = new NdkTck();
        Failures failures = new Failures(root, terminal);
        CommandLine run = new CommandLine(new RunCommand(terminal, engine));
        try {
            Configuration configuration = configuration(args, Knob.of(run.getCommandSpec()), sources);
            failures.know(configuration);
            return commandLine(root, run, terminal, engine, configuration)
                    .setParameterExceptionHandler(failures)
                    .setExecutionExceptionHandler(failures)
                    .execute(args);
        } catch (RunException e) {
            return failures.refuse(e);
        } catch (Error e) {
            return failures.kitDefect(e);
        }
    }

    /** Whoever asks for help may need it because what is set cannot be read. */
    private static Configuration configuration(String[] args, List<Knob> knobs, Configuration.Sources sources)
            throws RunException {
        boolean asksForHelp = (args.length > 0 && HELPING.contains(args[0]))
                || Stream.of(args).anyMatch(HELP_OPTIONS::contains);
        return asksForHelp ? Configuration.empty() : Configuration.read(knobs, sources);
    }

    /** Puts the subcommands together. */
    static CommandLine commandLine(
            NdkTck root, CommandLine run, Terminal terminal, Engine engine, Configuration configuration) {
        CommandLine command = new CommandLine(root)
                .addSubcommand(run)
                .addSubcommand(new ReplayCommand(terminal, engine))
                .addSubcommand(new PeerCommand(terminal))
                .addSubcommand(new ListCommand(terminal, engine))
                .addSubcommand(new ExplainCommand(terminal, engine))
                .addSubcommand(new ProvidersCommand(terminal))
                .addSubcommand(new InitCommand(terminal))
                .addSubcommand(new DoctorCommand(terminal, engine))
                .addSubcommand(new ConfigCommand(terminal, configuration))
                .addSubcommand(new ReportCommand(terminal, engine))
                .addSubcommand(new MergeCommand(terminal, engine))
                .addSubcommand(new VerifyCommand(terminal, engine))
                .addSubcommand(new DiffCommand(terminal))
                .addSubcommand(new TrendCommand(terminal))
                .addSubcommand(new RerunCommand(terminal, engine))
                .addSubcommand(new CompletionCommand(terminal))
                .addSubcommand(new HelpCommand(terminal))
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setUsageHelpWidth(Math.max(NARROWEST_HELP, Math.min(WIDEST_HELP, terminal.width())))
                .registerConverter(Path.class, new PathOption())
                .registerConverter(boolean.class, new TruthOption())
                .setDefaultValueProvider(configuration);
        return command.setHelpSectionMap(folded(command.getHelpSectionMap(), terminal));
    }

    /** The heading of the synopsis and its first line are one line. */
    private static Map<String, IHelpSectionRenderer> folded(
            Map<String, IHelpSectionRenderer> sections, Terminal terminal) {
        Map<String, IHelpSectionRenderer> folded = new HashMap<>(sections);
        IHelpSectionRenderer usage = folded.put(UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING, help -> "");
        folded.computeIfPresent(
                UsageMessageSpec.SECTION_KEY_SYNOPSIS,
                (key, synopsis) -> help -> (usage == null ? "" : usage.render(help)) + synopsis.render(help));
        folded.replaceAll((key, section) -> help -> terminal.folded(section.render(help)));
        return folded;
    }

    @Override
    public Integer call() {
        throw new ParameterException(spec.commandLine(), "a subcommand is missing, one of " + subcommands(spec));
    }

    /** The subcommands that the help shows, in its order. */
    static String subcommands(CommandSpec command) {
        return command.subcommands().entrySet().stream()
                .filter(one -> !one.getValue().getCommandSpec().usageMessage().hidden())
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }

    boolean showsStackTraces() {
        return stackTraces;
    }
}
