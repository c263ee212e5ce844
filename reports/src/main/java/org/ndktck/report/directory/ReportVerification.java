package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.attestation.Attestation;
import org.ndktck.report.attestation.AttestationException;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.HashedFile;

/**
 * Recomputes a report from its journal: every row, count, headline and rendering, and what the provider printed.
 *
 * <p>It finds what was changed after the run. It finds nothing where the journal was rewritten as well.
 */
public final class ReportVerification {

    private final Path directory;
    private final RunResult result;
    private final List<String> ofProvider;
    private final List<String> ofFiles;
    private final Optional<byte[]> signature;

    private ReportVerification(
            Path directory,
            RunResult result,
            List<String> ofProvider,
            List<String> ofFiles,
            Optional<byte[]> signature) {
        this.directory = directory;
        this.result = result;
        this.ofProvider = ofProvider;
        this.ofFiles = ofFiles;
        this.signature = signature;
    }

    /**
     * Recomputes a report and compares.
     *
     * @param directory a report directory
     * @param catalog the requirements
     * @param manifest how the kit deals with each
     * @param own the build of the kit that recomputes, and the provider's as far as it is at hand
     * @return what came out
     * @throws ReportException if there is no journal, it is damaged or has no end, or another version or build of the kit wrote it
     */
    public static ReportVerification of(
            Path directory, Catalog catalog, Map<RequirementId, RequirementCheck> manifest, OwnBuild own)
            throws ReportException {
        RunRecords known = new RunRecords(catalog, manifest);
        for (JournalEntry entry : new ReportDirectory(catalog).journal(directory)) {
            known.add(entry);
        }
        if (!known.hasBegun()) {
            throw new ReportException(directory.resolve(Journal.NAME)
                    + " says nothing of a run; name a directory that 'ndk-tck run' has written");
        }
        RunResult result = known.result();
        own.requireSame(directory, result.info());
        try {
            Map<String, byte[]> expected = new TreeMap<>(new ReportFiles(catalog).of(result));
            Map<String, byte[]> present = present(directory);
            requireEnd(directory, known, present);
            byte[] signature = present.remove(Attestation.NAME);
            byte[] output = ProviderOutput.of(Objects.requireNonNullElse(present.remove(Journal.NAME), new byte[0]));
            if (output.length > 0) {
                expected.put(ProviderOutput.NAME, output);
            }
            return new ReportVerification(
                    directory,
                    result,
                    List.copyOf(own.differencesOfProvider(result.info())),
                    compared(expected, present),
                    Optional.ofNullable(signature));
        } catch (IOException e) {
            throw new ReportException(
                    directory + " cannot be read: " + FileErrorText.of(e) + "; check its permissions", e);
        } catch (DamagedResultException e) {
            throw new ReportException(directory.resolve(Journal.NAME) + " is damaged: " + e.getMessage(), e);
        }
    }

    /**
     * Lists everything that is not as it should be: {@link #differencesOfProvider} and {@link #differencesOfFiles}.
     *
     * @return a sentence for each; empty if the report is what its journal gives
     */
    public List<String> differences() {
        return Stream.of(ofProvider, ofFiles).flatMap(List::stream).toList();
    }

    /**
     * Lists the files of the provider that are not those that were judged.
     *
     * @return a sentence for each
     */
    public List<String> differencesOfProvider() {
        return ofProvider;
    }

    /**
     * Lists what the report says otherwise than its journal.
     *
     * @return a sentence for each field of the result and for each other file
     */
    public List<String> differencesOfFiles() {
        return ofFiles;
    }

    /**
     * Gives what the journal comes to.
     *
     * @return the result, recomputed
     */
    public RunResult result() {
        return result;
    }

    /**
     * Gives the directory.
     *
     * @return the report that was verified
     */
    public Path directory() {
        return directory;
    }

    /**
     * Signs the report.
     *
     * @param key an Ed25519 key
     * @throws AttestationException if the files of the provider are not known
     * @throws ReportException if the report is not what its journal gives, or the signature cannot be written
     */
    public void sign(PrivateKey key) throws AttestationException, ReportException {
        if (!differences().isEmpty()) {
            throw new ReportException(directory + " is not what its journal gives, and is not signed");
        }
        byte[] content = Attestation.signed(result, files(), key);
        Path part = directory.resolve(Attestation.NAME + ".writing");
        try {
            Files.write(part, content);
            Files.move(part, directory.resolve(Attestation.NAME), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw ReportDirectory.unwritable(directory, e);
        }
    }

    /**
     * Says what is wrong with the signature on the report.
     *
     * @param key the other half of the Ed25519 key that should have signed
     * @return a sentence; nothing if the key has signed what the journal gives
     */
    public Optional<String> faultOfSignature(PublicKey key) {
        return signature.isEmpty()
                ? Optional.of(Attestation.NAME + " is missing: nobody has signed the report")
                : Attestation.fault(signature.get(), result, files(), key);
    }

    /** The files that others are made from: who has them has the whole report. */
    private List<HashedFile> files() {
        return List.of(
                HashedFile.of(directory.resolve(ComplianceFile.NAME)), HashedFile.of(directory.resolve(Journal.NAME)));
    }

    /** Half a journal gives another report than the whole one, and the report is not to blame. */
    private static void requireEnd(Path directory, RunRecords known, Map<String, byte[]> present)
            throws ReportException {
        byte[] said = present.get(ComplianceFile.NAME);
        if (!known.hasEnded()
                && said != null
                && !new String(said, StandardCharsets.UTF_8).contains(RunRecords.CUT_OFF)) {
            throw new ReportException(directory.resolve(Journal.NAME) + " has no end, and " + ComplianceFile.NAME
                    + " beside it is not the result of a run that was cut off; get the whole journal from where the run"
                    + " was");
        }
    }

    private static List<String> compared(Map<String, byte[]> expected, Map<String, byte[]> present) {
        List<String> differences = new ArrayList<>();
        expected.forEach((name, content) -> {
            byte[] there = present.remove(name);
            if (there == null) {
                differences.add(name + " is missing");
            } else if (!Arrays.equals(there, content)) {
                differences.addAll(name.equals(ComplianceFile.NAME) ? fields(content, there) : List.of(other(name)));
            }
        });
        present.keySet().forEach(name -> differences.add(name + " does not belong to the report"));
        return List.copyOf(differences);
    }

    private static List<String> fields(byte[] expected, byte[] there) {
        List<String> fields = JsonDifference.of(
                new String(expected, StandardCharsets.UTF_8), new String(there, StandardCharsets.UTF_8));
        return fields.isEmpty()
                ? List.of(other(ComplianceFile.NAME))
                : fields.stream()
                        .map(field -> ComplianceFile.NAME + ": " + field)
                        .toList();
    }

    private static String other(String name) {
        return name + " is not what the journal gives";
    }

    private static Map<String, byte[]> present(Path directory) throws IOException {
        Map<String, byte[]> present = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> all = Files.walk(directory)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            String name = directory.relativize(file).toString().replace('\\', '/');
            present.put(name, Files.readAllBytes(file));
        }
        return present;
    }
}
