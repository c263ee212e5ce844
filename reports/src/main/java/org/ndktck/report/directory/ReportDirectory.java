package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.attestation.Attestation;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.json.OtherFormatException;
import org.ndktck.report.model.RunResult;

/** Writes and reads report directories. */
public final class ReportDirectory {

    /** Name of the file for what the provider printed. */
    public static final String PROVIDER_OUTPUT = ProviderOutput.NAME;

    private final ComplianceFile complianceFile;
    private final ReportFiles files;

    /**
     * Binds the reports to the catalogue.
     *
     * @param catalog the requirements
     */
    public ReportDirectory(Catalog catalog) {
        this.complianceFile = new ComplianceFile(catalog);
        this.files = new ReportFiles(catalog);
    }

    /**
     * Checks that a report may be written, so that a long run does not find out at its end.
     *
     * @param directory where the report is to go
     * @throws ReportException if something is there that is neither a report nor an empty directory
     */
    public void check(Path directory) throws ReportException {
        Path target = resolved(directory);
        if (!Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        if (!Files.isDirectory(target)) {
            throw new ReportException(target + " is a file; name a directory for the report");
        }
        Set<String> present = new TreeSet<>(names(target));
        boolean report = present.contains(ComplianceFile.NAME) || present.contains(RunningReport.NAME);
        if (!present.isEmpty() && !report) {
            throw new ReportException(target + " is not empty and holds no " + ComplianceFile.NAME
                    + ", so it is not a report that may be replaced; name another directory or empty it");
        }
        present.removeAll(ReportFiles.TOP_LEVEL);
        present.removeAll(ReportFiles.JOURNALS);
        if (!present.isEmpty()) {
            throw new ReportException(target + " holds " + present.iterator().next()
                    + ", which would be lost if the report were replaced; move it away or name another directory");
        }
    }

    /**
     * Takes a directory for a run that begins now.
     *
     * @param directory where the report is to go
     * @return the place of its journal
     * @throws ReportException if {@link #check} does, or if another run has the directory
     */
    public RunningReport open(Path directory) throws ReportException {
        check(directory);
        return RunningReport.open(this, resolved(directory));
    }

    /**
     * Reads what a run that was cut off has left.
     *
     * @param directory a report directory
     * @param known learns what is in the journal
     * @return whether there is such a journal
     * @throws ReportException if the run still goes on, had not begun to judge, or the journal is damaged
     */
    public boolean readCutOff(Path directory, RunRecords known) throws ReportException {
        Path journal = directory.resolve(RunningReport.NAME);
        if (!Files.isRegularFile(journal)) {
            return false;
        }
        try {
            if (RunningReport.isGoingOn(directory)) {
                throw new ReportException("the run that writes to " + directory + " still goes on; wait for its end");
            }
            Journal.read(Files.readString(journal)).forEach(known::add);
        } catch (CharacterCodingException e) {
            throw new ReportException(journal + " is damaged: it is not in UTF-8; run the kit again", e);
        } catch (IOException e) {
            throw new ReportException(
                    journal + " cannot be read: " + FileErrorText.of(e) + "; check its permissions", e);
        } catch (DamagedResultException e) {
            throw new ReportException(journal + " is damaged: " + e.getMessage() + "; run the kit again", e);
        }
        if (!known.hasBegun()) {
            throw new ReportException(journal + " holds nothing: the run had not begun to judge; run the kit again");
        }
        return true;
    }

    /**
     * Reads the journal of a run that is over.
     *
     * @param directory a report directory
     * @return everything that became known
     * @throws ReportException if there is no such journal, or it is damaged
     */
    public List<JournalEntry> journal(Path directory) throws ReportException {
        Path journal = directory.resolve(Journal.NAME);
        if (Files.exists(directory.resolve(RunningReport.NAME))) {
            throw new ReportException(directory + " holds a run that goes on or was cut off; wait for its end, or run"
                    + " it again, or keep what is known of it: ndk-tck report " + directory);
        }
        if (!Files.isRegularFile(journal)) {
            throw new ReportException(
                    directory + " holds no " + Journal.NAME + "; name a directory that 'ndk-tck run' has written");
        }
        try {
            return Journal.read(Files.readString(journal));
        } catch (CharacterCodingException e) {
            throw new ReportException(journal + " is damaged: it is not in UTF-8; run the kit again", e);
        } catch (IOException e) {
            throw new ReportException(
                    journal + " cannot be read: " + FileErrorText.of(e) + "; check its permissions", e);
        } catch (DamagedResultException e) {
            throw new ReportException(journal + " is damaged: " + e.getMessage() + "; run the kit again", e);
        }
    }

    /**
     * Writes the report of a run that was cut off; its journal becomes that of the report.
     *
     * @param directory where the run was
     * @param result what is known of it
     * @throws ReportException if a file cannot be written
     */
    public void writeCutOff(Path directory, RunResult result) throws ReportException {
        try {
            write(directory, result, Files.readAllBytes(directory.resolve(RunningReport.NAME)));
        } catch (IOException e) {
            throw unwritable(directory, e);
        }
    }

    /**
     * Writes all files of a report, or none: they are written beside the directory, which is then
     * replaced by a rename.
     *
     * @param directory where to; its parents are made as needed
     * @param result what to report
     * @throws ReportException if {@link #check} does, or if a file cannot be written
     */
    public void write(Path directory, RunResult result) throws ReportException {
        write(directory, result, contentOf(directory, Journal.NAME), contentOf(directory, Attestation.NAME));
    }

    /** A report that is rendered anew keeps the journal that it was made from, and the signature on it. */
    private static byte[] contentOf(Path directory, String name) throws ReportException {
        try {
            Path file = directory.resolve(name);
            return Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        } catch (IOException e) {
            throw unwritable(directory, e);
        }
    }

    void write(Path directory, RunResult result, byte[] journal) throws ReportException {
        write(directory, result, journal, new byte[0]);
    }

    private void write(Path directory, RunResult result, byte[] journal, byte[] signature) throws ReportException {
        check(directory);
        Path target = resolved(directory);
        try (DirectoryReplacement replacement = new DirectoryReplacement(target)) {
            if (journal.length > 0) {
                Files.write(replacement.staging().resolve(Journal.NAME), journal);
                writeOutput(target, replacement.staging(), journal);
            }
            if (signature.length > 0) {
                Files.write(replacement.staging().resolve(Attestation.NAME), signature);
            }
            for (Map.Entry<String, byte[]> file : files.of(result).entrySet()) {
                Path path = replacement.staging().resolve(file.getKey());
                Files.createDirectories(path.resolveSibling(".").normalize());
                Files.write(path, file.getValue());
            }
            replacement.commit();
        } catch (IOException e) {
            throw unwritable(target, e);
        }
    }

    private static void writeOutput(Path target, Path staging, byte[] journal) throws IOException, ReportException {
        try {
            byte[] output = ProviderOutput.of(journal);
            if (output.length > 0) {
                Files.write(staging.resolve(ProviderOutput.NAME), output);
            }
        } catch (DamagedResultException e) {
            throw new ReportException(
                    target.resolve(Journal.NAME) + " is damaged: " + e.getMessage() + "; run the kit again", e);
        }
    }

    static ReportException unwritable(Path target, IOException e) {
        return new ReportException(
                "the report cannot be written to " + target + ": " + FileErrorText.of(e)
                        + "; name a directory that can be written to",
                e);
    }

    /**
     * Reads the result that a report was made from.
     *
     * @param directory a report directory
     * @return the result
     * @throws ReportException if there is no report or its {@code compliance.json} is damaged
     */
    public RunResult read(Path directory) throws ReportException {
        Path file = directory.resolve(ComplianceFile.NAME);
        if (!Files.isRegularFile(file)) {
            throw new ReportException(directory + " holds no " + ComplianceFile.NAME
                    + "; name a directory that ndk-tck has written a report to");
        }
        try {
            return complianceFile.read(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new ReportException(file + " cannot be read: " + FileErrorText.of(e) + "; check its permissions", e);
        } catch (OtherFormatException e) {
            throw new ReportException(
                    file + " is of another version of the kit: " + e.getMessage()
                            + "; use the version that wrote it, or run this one again",
                    e);
        } catch (DamagedResultException e) {
            throw new ReportException(file + " is damaged: " + e.getMessage() + "; run the kit again", e);
        }
    }

    /** Links are followed, so that a link to a report directory stays one. */
    private static Path resolved(Path directory) throws ReportException {
        Path absolute = directory.toAbsolutePath().normalize();
        if (absolute.getFileName() == null) {
            throw new ReportException(absolute + " is the root of a file system; name a directory below it");
        }
        try {
            return Files.exists(absolute) ? absolute.toRealPath() : absolute;
        } catch (IOException e) {
            throw new ReportException(
                    absolute + " cannot be reached: " + FileErrorText.of(e) + "; name another directory", e);
        }
    }

    private static List<String> names(Path directory) throws ReportException {
        try {
            return DirectoryReplacement.names(directory);
        } catch (IOException e) {
            throw new ReportException(
                    directory + " cannot be listed: " + FileErrorText.of(e) + "; check its permissions", e);
        }
    }
}
