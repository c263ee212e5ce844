package org.ndktck.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.ndktck.cli.config.Configuration;
import org.ndktck.engine.NearestName;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.journal.ShardsException;
import org.ndktck.report.text.Printable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what goes wrong into one sentence and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final NdkTck root;
    private final Terminal terminal;
    private Optional<Configuration> configuration = Optional.empty();

    Failures(NdkTck root, Terminal terminal) {
        this.root = root;
        this.terminal = terminal;
    }

    /** What is set beside the command line, and so may be at fault. */
    void know(Configuration known) {
        configuration = Optional.of(known);
    }

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        CommandLine command = failure.getCommandLine();
        // picocli shows how several values are divided, and ends some of its clauses
        String what = String.valueOf(failure.getMessage()).replaceAll("\\((\\S+)\\[\\n\\S+]\\.\\.\\.\\)", "($1)");
        String clause = what.endsWith(".") ? what.substring(0, what.length() - 1) : what;
        String where = "see '" + command.getCommandSpec().qualifiedName() + " --help'";
        return refuse(
                clause + source(failure, args) + guess(failure) + (clause.endsWith("?") ? " Or " : "; ") + where,
                failure);
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine commandLine, ParseResult parsed) {
        boolean refusal = failure instanceof RunException
                || failure instanceof ReportException
                || failure instanceof ShardsException;
        return refusal ? refuse(String.valueOf(failure.getMessage()), failure) : kitDefect(failure);
    }

    /**
     * Admits that the kit failed.
     *
     * @param failure what it threw
     * @return the exit code of a kit defect
     */
    int kitDefect(Throwable failure) {
        String where = root.showsStackTraces() ? "" : "; --stacktrace shows where";
        print("the kit itself failed: " + failure + where + "; please report it", failure);
        return ExitCodes.KIT_DEFECT;
    }

    /** Refuses before the command line is read. */
    int refuse(RunException failure) {
        return refuse(String.valueOf(failure.getMessage()), failure);
    }

    private String source(ParameterException failure, String[] args) {
        if (!(failure.getArgSpec() instanceof OptionSpec option)
                || Arrays.stream(args).anyMatch(arg -> arg.startsWith(option.longestName()))) {
            return "";
        }
        return configuration
                .flatMap(known -> known.of(option))
                .map(setting -> " (" + setting.source() + ")")
                .orElse("");
    }

    private int refuse(String sentence, Throwable failure) {
        print(sentence, failure);
        return ExitCodes.NOT_RUN;
    }

    private void print(String sentence, Throwable failure) {
        terminal.out().flush();
        terminal.err().println("ndk-tck: " + Printable.line(sentence.strip().replaceAll("\\s*\\R\\s*", " ")));
        if (root.showsStackTraces()) {
            failure.printStackTrace(terminal.err());
        }
        terminal.err().flush();
    }

    private static String guess(ParameterException failure) {
        if (!(failure instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        CommandLine command = failure.getCommandLine();
        String word = asOption(unmatched.getUnmatched().get(0));
        boolean option = word.startsWith("-");
        Collection<String> known =
                option ? optionsOf(command) : command.getSubcommands().keySet();
        return (option && !known.contains(word) ? elsewhere(command, word) : Optional.<String>empty())
                .or(() -> NearestName.nearest(word, known).map(near -> " (did you mean " + near + "?)"))
                .orElseGet(() -> subcommands(command));
    }

    /** As it would be written here: without a value, and where it begins like an option on Windows or in printed text. */
    private static String asOption(String word) {
        return word.replaceFirst("^[/\u2013\u2014]+(?=\\p{Alpha})", "--").replaceFirst("(?<=^-.{1,40})[=:].*", "");
    }

    private static List<String> optionsOf(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .toList();
    }

    /** Many options are of one subcommand only. */
    private static Optional<String> elsewhere(CommandLine command, String option) {
        CommandLine all = command.getParent() == null ? command : command.getParent();
        return all.getSubcommands().values().stream()
                .filter(one -> optionsOf(one).contains(option))
                .map(one -> "; " + option + " is an option of '"
                        + one.getCommandSpec().qualifiedName() + "'")
                .findFirst();
    }

    private static String subcommands(CommandLine command) {
        String names = NdkTck.subcommands(command.getCommandSpec());
        return names.isEmpty() ? "" : "; the subcommands are " + names;
    }
}
