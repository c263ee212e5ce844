package org.ndktck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.ExpectedVerdict;
import org.ndktck.cli.provider.ProviderListing;
import org.ndktck.cli.provider.SelectableProvider;
import org.ndktck.cli.supervisor.ListingProcess;
import org.ndktck.engine.RunException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints which providers a run can choose from. */
@Command(
        name = "providers",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lists the providers that 'run --provider NAME' can choose from.",
        footer = {"", "Example: ndk-tck providers --provider-path acme-ndk.jar"})
final class ProvidersCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(
            names = "--provider-path",
            paramLabel = "JAR|DIR",
            description = "A jar, or a directory of classes or jars, to look for providers in. Repeatable.")
    private List<Path> path = List.of();

    @Option(
            names = "--all",
            description =
                    "Show those with a known verdict too, which exist to try the kit; json always does, and refuses it.")
    private boolean all;

    @Mixin
    private FormatOption format = new FormatOption();

    ProvidersCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws RunException {
        if (all && format.isJson()) {
            throw new RunException("--all is for text, and --format json shows all anyway; leave --all out");
        }
        // The code of a provider path is somebody else's.
        ProviderListing listing = path.isEmpty() ? ProviderListing.here(path) : ListingProcess.list(path);
        List<SelectableProvider> providers = listing.providers();
        // A list without any would say that there are none.
        if (providers.isEmpty() && !listing.failures().isEmpty()) {
            throw new RunException(String.join("; ", listing.failures()));
        }
        terminal.out().print(format.isJson() ? json(providers) : table(providers));
        if (!listing.failures().isEmpty()) {
            throw new RunException(String.join("; ", listing.failures()));
        }
        return ExitCodes.DONE;
    }

    private static String json(List<SelectableProvider> providers) {
        return Json.text(providers.stream()
                .map(one -> new Entry(one.name(), one.expects().map(Expects::of)))
                .toList());
    }

    private String table(List<SelectableProvider> providers) {
        List<SelectableProvider> shown =
                providers.stream().filter(one -> all || !one.fromIndex()).toList();
        int width = shown.stream().mapToInt(one -> one.name().length()).max().orElse(0);
        StringBuilder table = new StringBuilder();
        for (SelectableProvider one : shown) {
            String name = one.name() + " ".repeat(width - one.name().length());
            table.append(name).append("  ").append(about(one)).append('\n');
        }
        return table.toString();
    }

    private static String about(SelectableProvider provider) {
        String verdict = provider.fromIndex()
                ? provider.expects().map(ProvidersCommand::verdict).orElse("")
                : "";
        return provider.about() + verdict;
    }

    private static String verdict(ExpectedVerdict expected) {
        List<String> ids = expected.violates().stream().map(RequirementId::text).toList();
        return "exit " + expected.exit() + (ids.isEmpty() ? "" : ", violates " + String.join(", ", ids));
    }

    /**
     * What scripts get of a provider; they rely on the names.
     *
     * @param name the name
     * @param expects the exit code and violated ids, where they are known beforehand
     */
    record Entry(String name, Optional<Expects> expects) {}

    /**
     * What a run against a provider must end with.
     *
     * @param exit the exit code
     * @param violates ids of the requirements it violates by itself
     */
    record Expects(int exit, List<String> violates) {

        static Expects of(ExpectedVerdict expectation) {
            return new Expects(
                    expectation.exit(),
                    expectation.violates().stream().map(RequirementId::text).toList());
        }
    }
}
