package org.ndktck.cli;

import java.util.concurrent.Callable;
import org.ndktck.cli.option.ChoiceOption;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what makes a shell complete subcommands, options and their values. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Prints a script that lets a shell complete subcommands, options and values.",
        footer = {
            "",
            "For this shell:  source <(ndk-tck completion bash)",
            "",
            "Example: ndk-tck completion bash > ~/.local/share/bash-completion/completions/ndk-tck"
        })
final class CompletionCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            paramLabel = "SHELL",
            converter = ShellName.class,
            completionCandidates = ShellName.class,
            description = "bash or zsh.")
    private Shell shell = Shell.BASH;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine root = spec.parent().commandLine();
        if (shell == Shell.ZSH) {
            terminal.out().print("autoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n");
        }
        terminal.out().print(AutoComplete.bash(root.getCommandName(), root));
        return ExitCodes.DONE;
    }

    /** A shell. */
    enum Shell {
        BASH,
        ZSH
    }

    /** Reads the name of a shell. */
    static final class ShellName extends ChoiceOption<Shell> {
        ShellName() {
            super(Shell.class);
        }
    }
}
