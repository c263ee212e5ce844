package org.ndktck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.OwnBuild;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.ReportVerification;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.ProvenanceSearch;
import org.ndktck.report.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Recomputes a report from its journal and says where it was changed. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Recomputes every row, count, headline and file of a report from its journal, and compares.",
        footer = {
            "",
            "Exit codes: 0 the report is what its journal gives, 1 it is not, 3 it cannot be verified.",
            "What was changed in the journal as well is not found, but for the hashes: they are compared with this kit,",
            "its catalogue and the provider on --provider-path.",
            "",
            "Example: ndk-tck verify ndk-tck-report --provider-path acme-ndk.jar"
        })
final class VerifyCommand implements Callable<Integer> {

    private static final int CHANGED = 1;
    private static final int MOST = 50;

    private final Terminal terminal;
    private final Engine engine;

    @Parameters(paramLabel = "DIR", description = "The directory that 'ndk-tck run' or 'ndk-tck merge' wrote.")
    private Path directory = Path.of("");

    @Option(
            names = "--provider-path",
            split = "\n",
            hideParamSyntax = true,
            paramLabel = "JAR|DIR",
            description = "The provider, to tell whether it is the one that was judged. Repeatable.")
    private List<Path> path = List.of();

    @Mixin
    private FormatOption format = new FormatOption();

    VerifyCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws ReportException, RunException {
        ReportVerification verified = ReportVerification.of(directory, Catalog.load(), engine.checks(), ownBuild());
        String headline = Printable.line(verified.result().headline().text());
        if (format.isJson()) {
            terminal.out().print(Json.text(new Answer(directory.toString(), headline, verified.differences())));
            return verified.differences().isEmpty() ? ExitCodes.DONE : CHANGED;
        }
        if (verified.differences().isEmpty()) {
            terminal.out().println("The report in " + directory + " is what its journal gives: " + headline);
            terminal.out()
                    .println("That it was self-assessed remains: a journal that was rewritten as well is not found.");
            return 0;
        }
        verified.differences().stream().limit(MOST).map(Printable::line).forEach(terminal.out()::println);
        int more = verified.differences().size() - MOST;
        if (more > 0) {
            terminal.out().println("and " + more + " more");
        }
        terminal.out().println("The report in " + directory + " is not what its journal gives: " + headline);
        return CHANGED;
    }

    private OwnBuild ownBuild() throws RunException {
        Optional<List<HashedFile>> provider = path.isEmpty()
                ? Optional.empty()
                : Optional.of(ProviderPath.of(path).entries().stream()
                        .map(HashedFile::of)
                        .toList());
        return new OwnBuild(KitVersion.text(), ProvenanceSearch.ofKit(RunOrder.kit()), provider);
    }

    /**
     * What scripts get; they rely on the names.
     *
     * @param directory the report, as it was named
     * @param headline what its journal gives
     * @param differences what it says otherwise, all of it; empty if it is what its journal gives
     */
    record Answer(String directory, String headline, List<String> differences) {}
}
