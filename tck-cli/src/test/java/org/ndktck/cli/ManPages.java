package org.ndktck.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.ndktck.cli.config.Configuration;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes the sources of the manual pages, one for the command and one for each subcommand. */
public final class ManPages {

    private ManPages() {}

    /**
     * Writes them.
     *
     * @param args the directory
     */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]));
    }

    static void write(Path directory) throws IOException {
        CommandLine command = command();
        // without a heading the generator leaves out what is below it
        command.getSubcommands().values().forEach(ManPages::addHeading);
        addHeading(command);
        int exitCode = ManPageGenerator.generateManPage(
                directory.toFile(), null, new boolean[0], true, command.getCommandSpec());
        if (exitCode != CommandLine.ExitCode.OK) {
            throw new IOException("the manual pages cannot be written to " + directory);
        }
    }

    private static void addHeading(CommandLine command) {
        command.getCommandSpec().usageMessage().footerHeading("Notes%n");
    }

    /**
     * The command, with all that it knows of itself.
     *
     * @return it
     */
    public static CommandLine command() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        Terminal terminal = new Terminal(nowhere, nowhere, false, false);
        Engine engine = new RecordingEngine(Results.conforming());
        return NdkTck.commandLine(
                new NdkTck(),
                new CommandLine(new RunCommand(terminal, engine)),
                terminal,
                engine,
                Configuration.empty());
    }

    static List<CommandSpec> subcommands() {
        return command().getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .toList();
    }
}
