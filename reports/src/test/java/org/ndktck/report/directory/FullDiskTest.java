package org.ndktck.report.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.GCD_07;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

/** A disk that is full when the report is to be written, or before: one sentence, and nothing lost that was there. */
class FullDiskTest {

    private static final int BLOCK = 512;
    private static final int BLOCKS = 10_000;

    private final FileSystem disk = Jimfs.newFileSystem(Configuration.unix().toBuilder()
            .setBlockSize(BLOCK)
            .setMaxSize(BLOCK * BLOCKS)
            .build());
    private final Path root = disk.getPath("/disk");
    private final Path directory = root.resolve("report");
    private final ReportDirectory reports = new ReportDirectory(Catalog.load());

    @AfterEach
    void forgetTheDisk() throws IOException {
        disk.close();
    }

    /** Leaves so many blocks. */
    private void fillBut(int blocks) throws IOException {
        Files.createDirectories(root);
        long used = 0;
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                used += (Files.size(file) + BLOCK - 1) / BLOCK;
            }
        }
        Files.write(root.resolve("other"), new byte[Math.toIntExact(BLOCK * (BLOCKS - used - blocks))]);
    }

    private RunningReport begun() throws ReportException {
        RunningReport running = reports.open(directory);
        running.append(new JournalEntry.Began(Results.mixed().info(), List.of(GCD_07), FailOn.VIOLATION));
        running.append(new JournalEntry.Recorded(0, Records.kept(GCD_07)));
        return running;
    }

    @Test
    void aReportThatDoesNotFitIsOneSentenceAndLeavesTheJournal() throws Exception {
        fillBut(20);
        try (RunningReport running = begun()) {
            assertThatThrownBy(() -> running.finish(Results.mixed()))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContainingAll("the report cannot be written to /disk/report: ", "space");
        }

        RunRecords known = new RunRecords(Catalog.load(), Map.of(GCD_07, RequirementCheck.by("a")));
        assertThat(reports.readCutOff(directory, known)).isTrue();
        assertThat(known.result().row(GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
        try (Stream<Path> left = Files.list(root)) {
            assertThat(left).containsExactlyInAnyOrder(directory, root.resolve("other"));
        }
    }

    @Test
    void anEarlierReportIsNotLostToOneThatDoesNotFit() throws Exception {
        reports.write(directory, Results.partial());
        fillBut(20);

        try (RunningReport running = begun()) {
            assertThatThrownBy(() -> running.finish(Results.mixed())).isInstanceOf(ReportException.class);
        }

        assertThat(reports.read(directory)).isEqualTo(Results.partial());
    }

    /** There is room again at the end: what is wrong then is the journal alone. */
    @Test
    void aJournalThatDidNotFitIsSaidAtTheEnd() throws Exception {
        fillBut(1);

        try (RunningReport running = begun()) {
            Files.delete(root.resolve("other"));

            assertThatThrownBy(() -> running.finish(Results.mixed()))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("space");
        }
    }
}
