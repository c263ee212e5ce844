package org.ndktck.cli;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.engine.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what a subcommand's {@code --help} prints. */
@Command(
        name = "help",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Shows what a subcommand does and which options it has.",
        footer = {"", "Example: ndk-tck help run"})
final class HelpCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The subcommand; without it the whole command.")
    private Optional<String> subcommand = Optional.empty();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    HelpCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine root = spec.parent().commandLine();
        (subcommand.isPresent() ? named(root, subcommand.get()) : root).usage(terminal.out());
        return ExitCodes.DONE;
    }

    private static CommandLine named(CommandLine root, String name) {
        Map<String, CommandLine> known = root.getSubcommands();
        CommandLine found = known.get(name);
        if (found == null) {
            String guess = NearestName.nearest(name, known.keySet())
                    .map(near -> "did you mean '" + near + "'?")
                    .orElse("the subcommands are " + NdkTck.subcommands(root.getCommandSpec()));
            throw new ParameterException(root, "Unknown subcommand '" + name + "'; " + guess);
        }
        return found;
    }
}
