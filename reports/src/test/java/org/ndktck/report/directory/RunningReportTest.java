package org.ndktck.report.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.GCD_07;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class RunningReportTest {

    private static final JournalEntry BEGAN =
            new JournalEntry.Began(Results.mixed().info(), List.of(GCD_07), FailOn.VIOLATION);
    private static final JournalEntry KEPT = new JournalEntry.Recorded(0, Records.kept(GCD_07));

    private final ReportDirectory reports = new ReportDirectory(Catalog.load());
    private final RunRecords known = new RunRecords(Catalog.load(), Map.of(GCD_07, RequirementCheck.by("a")));

    @TempDir
    private Path temp;

    private Path directory;

    @BeforeEach
    void nameTheDirectory() {
        directory = temp.resolve("a/report");
    }

    @Test
    void entriesAreOnDiskAsTheyCome() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            running.append(KEPT);

            assertThat(directory.resolve(RunningReport.NAME))
                    .hasContent(Journal.line(BEGAN) + "\n" + Journal.line(KEPT) + "\n");
        }
    }

    @Test
    void aFinishedReportHoldsItsJournal() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            running.finish(Results.mixed());
        }

        assertThat(directory.resolve(Journal.NAME)).hasContent(Journal.line(BEGAN) + "\n");
        assertThat(directory.resolve(RunningReport.NAME)).doesNotExist();
        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
    }

    @Test
    void aReportThatIsRenderedAgainKeepsItsJournal() throws Exception {
        aFinishedReportHoldsItsJournal();

        reports.write(directory, Results.partial());

        assertThat(directory.resolve(Journal.NAME)).hasContent(Journal.line(BEGAN) + "\n");
    }

    @Test
    void whatARunThatWasCutOffHasLeftIsRead() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            running.append(KEPT);
        }

        assertThat(reports.readCutOff(directory, known)).isTrue();
        assertThat(known.result().row(GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);

        reports.writeCutOff(directory, known.result());
        assertThat(reports.readCutOff(directory, known)).isFalse();
        assertThat(reports.read(directory).headline().exitCode()).isEqualTo(2);
    }

    @Test
    void aRunThatNeverBeganLeavesEverythingAsItWas() throws Exception {
        reports.open(directory).close();
        assertThat(temp.resolve("a")).doesNotExist();

        Files.createDirectories(directory);
        reports.open(directory).close();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void anEarlierReportStaysUntilTheRunIsOver() throws Exception {
        reports.write(directory, Results.mixed());
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            assertThat(reports.read(directory)).isEqualTo(Results.mixed());
            running.finish(Results.partial());
        }

        assertThat(reports.read(directory)).isEqualTo(Results.partial());
    }

    @Test
    void theDirectoryIsHadByOneRunAtATime() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);

            assertThatThrownBy(() -> reports.open(directory))
                    .isInstanceOf(ReportException.class)
                    .hasMessageStartingWith("another run is writing its report to ");
            assertThatThrownBy(() -> reports.readCutOff(directory, known))
                    .isInstanceOf(ReportException.class)
                    .hasMessageContaining("still goes on");
        }
    }

    @Test
    void theNextRunTakesThePlaceOfOneThatWasCutOff() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            running.append(KEPT);
        }
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
        }

        assertThat(directory.resolve(RunningReport.NAME)).hasContent(Journal.line(BEGAN) + "\n");
    }

    @Test
    void onlyTheFirstEndIsWritten() throws Exception {
        try (RunningReport running = reports.open(directory)) {
            running.append(BEGAN);
            running.finish(Results.mixed());
            running.finish(Results.partial());
            running.append(KEPT);
        }

        assertThat(reports.read(directory)).isEqualTo(Results.mixed());
    }

    @Test
    void aDamagedOrEmptyJournalIsOneSentence() throws IOException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(RunningReport.NAME), "nonsense\n");
        assertThatThrownBy(() -> reports.readCutOff(directory, known))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("is damaged: line 1: ");

        Files.writeString(directory.resolve(RunningReport.NAME), "");
        assertThatThrownBy(() -> reports.readCutOff(directory, known))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("the run had not begun to judge");
    }
}
