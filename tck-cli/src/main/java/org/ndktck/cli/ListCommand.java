package org.ndktck.cli;

import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatName.class,
            description = "text (the default) or json.")
    private OutputFormat format = OutputFormat.TEXT;

    ListCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() {
        RequirementList list = new RequirementList(Catalog.load(), engine.checks());
        terminal.out().print(format == OutputFormat.JSON ? Json.text(list.entries()) : list.table());
        return ExitCodes.DONE;
    }
}
