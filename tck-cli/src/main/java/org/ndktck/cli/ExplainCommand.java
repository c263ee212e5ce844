package org.ndktck.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.option.IdsOption;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.provider.SelectableProviders;
import org.ndktck.engine.RunException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints everything the kit knows about a requirement. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Explains a requirement: what is demanded and where, how the kit reads it, what checks it.",
        footer = {"", "Example: ndk-tck explain GCD-07"})
final class ExplainCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Engine engine;

    @Parameters(
            paramLabel = "IDS",
            arity = "1..*",
            converter = IdsOption.class,
            description = "The requirements: ids, sections and patterns, such as GCD-07,ACC,CON-1*.")
    private List<RequirementId> ids = List.of();

    ExplainCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws RunException {
        SelectableProviders providers = SelectableProviders.on(ProviderPath.of(List.of()));
        Explanation explanation = new Explanation(Catalog.load(), engine.checks(), providers.list());
        terminal.out().print(String.join("\n", ids.stream().map(explanation::of).toList()));
        return ExitCodes.DONE;
    }
}
