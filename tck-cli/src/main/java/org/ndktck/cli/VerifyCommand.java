package org.ndktck.cli;

import java.nio.file.Path;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.provider.ProviderPath;
import org.ndktck.engine.KitVersion;
import org.ndktck.engine.RunException;
import org.ndktck.report.attestation.Attestation;
import org.ndktck.report.attestation.AttestationException;
import org.ndktck.report.attestation.KeyFile;
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
            "Exit codes: 0 the report is what its journal gives, and signed where --key asks; 1 it is not; 3 it cannot be verified.",
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

    @Option(
            names = "--sign",
            paramLabel = "FILE",
            description = "Where the report is what its journal gives, sign it with this Ed25519 key (PEM, PKCS #8).")
    private @Nullable Path sign;

    @Option(
            names = "--key",
            paramLabel = "FILE",
            description = "Tell whether the report is signed with the other half of this public Ed25519 key (PEM).")
    private @Nullable Path key;

    @Mixin
    private FormatOption format = new FormatOption();

    VerifyCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws ReportException, RunException {
        try {
            return verified();
        } catch (AttestationException e) {
            throw new ReportException(String.valueOf(e.getMessage()));
        }
    }

    private int verified() throws ReportException, RunException, AttestationException {
        // Read first: a key that is none must not be found out after all that.
        Optional<PrivateKey> signing = sign == null ? Optional.empty() : Optional.of(KeyFile.signing(sign));
        Optional<PublicKey> checking = key == null ? Optional.empty() : Optional.of(KeyFile.checking(key));
        ReportVerification report = ReportVerification.of(directory, Catalog.load(), engine.checks(), ownBuild());
        List<String> differences = new ArrayList<>(report.differences());
        if (signing.isPresent() && differences.isEmpty()) {
            report.sign(signing.get());
        }
        Optional<String> unsigned = checking.flatMap(report::faultOfSignature);
        unsigned.ifPresent(differences::add);
        boolean signed = differences.isEmpty() && (signing.isPresent() || checking.isPresent());
        String headline = Printable.line(report.result().headline().text());
        if (format.isJson()) {
            terminal.out().print(Json.text(new Answer(directory.toString(), headline, differences, signed)));
        } else if (differences.isEmpty()) {
            printSame(headline);
        } else {
            printDifferences(differences);
            terminal.out().println(failure(report, unsigned.isPresent()));
        }
        return differences.isEmpty() ? ExitCodes.DONE : CHANGED;
    }

    private void printSame(String headline) {
        terminal.out().println("The report in " + directory + " is what its journal gives: " + headline);
        if (!path.isEmpty()) {
            terminal.out().println("The provider on --provider-path is the one that was judged.");
        }
        if (sign != null) {
            terminal.out().println("Signed: " + directory.resolve(Attestation.NAME));
        } else if (key != null) {
            terminal.out().println("It is signed with the key in " + key + ".");
        } else {
            terminal.out()
                    .println("That it was self-assessed remains: a journal that was rewritten as well is not found.");
        }
    }

    /** What is wrong, in the last line, where a good verdict in the journal must not be read as one of this command. */
    private String failure(ReportVerification report, boolean unsigned) {
        List<String> wrong = new ArrayList<>();
        boolean changed = !report.differencesOfFiles().isEmpty();
        if (!report.differencesOfProvider().isEmpty()) {
            wrong.add("--provider-path is not the provider that was judged");
        }
        if (unsigned) {
            wrong.add("it is not signed with the key in " + key);
        }
        String content = changed ? " is not what its journal gives" : " is what its journal gives, but ";
        return "Not verified: the report in " + directory + content + (changed && !wrong.isEmpty() ? ", and " : "")
                + String.join(", and ", wrong);
    }

    private void printDifferences(List<String> differences) {
        differences.stream().limit(MOST).map(Printable::line).forEach(terminal.out()::println);
        int more = differences.size() - MOST;
        if (more > 0) {
            terminal.out().println("and " + more + " more");
        }
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
     * @param differences what it says otherwise, all of it, and what is wrong with its signature; empty if nothing is
     * @param signed whether it is signed with the key that was named
     */
    record Answer(String directory, String headline, List<String> differences, boolean signed) {}
}
