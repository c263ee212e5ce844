package org.ndktck.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.cli.provider.SelectableProviders;
import org.ndktck.engine.OptionException;
import org.ndktck.engine.OptionText;
import org.ndktck.engine.RunException;
import org.ndktck.report.console.ConsoleReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
            description = "The requirements: ids, sections and patterns, such as GCD-07,ACC,CON-1*.")
    private List<String> names = List.of();

    @Mixin
    private FormatOption format = new FormatOption();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    ExplainCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws RunException {
        List<RequirementId> ids = ids();
        SelectableProviders providers = SelectableProviders.on(ProviderPath.of(List.of()));
        Explanation explanation = new Explanation(
                Catalog.load(), engine, providers.list(), Math.min(ConsoleReport.WIDTH, terminal.width()));
        terminal.out()
                .print(
                        format.isJson()
                                ? Json.text(ids.stream().map(explanation::entry).toList())
                                : String.join(
                                        "\n", ids.stream().map(explanation::of).toList()));
        return ExitCodes.DONE;
    }

    /** Read here, because picocli calls a second name that means nothing unmatched. */
    private List<RequirementId> ids() {
        List<RequirementId> ids = new ArrayList<>();
        for (String name : names) {
            try {
                ids.addAll(OptionText.ids(name));
            } catch (OptionException e) {
                throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
            }
        }
        return ids;
    }
}
