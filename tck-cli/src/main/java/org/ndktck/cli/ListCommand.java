package org.ndktck.cli;

import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Prints the catalogue. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lists all requirements and what becomes of them.",
        footer = {"", "Example: ndk-tck list --format json"})
final class ListCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Engine engine;

    @Mixin
    private FormatOption format = new FormatOption();

    ListCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() {
        RequirementList list = new RequirementList(Catalog.load(), engine.checks());
        terminal.out().print(format.isJson() ? Json.text(list.entries()) : list.table(terminal.width()));
        return ExitCodes.DONE;
    }
}
