package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.html.HtmlReport;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.junit.JunitReport;
import org.ndktck.report.markdown.SummaryReport;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.ndktck.report.waiver.Waiver;
import org.ndktck.report.waiver.WaiverUse;

/** A waiver makes a violation known, not gone; one that is not needed or not valid leaves the run undecided. */
class WaiversTest {

    /** The sample runs start on the second of January 2026. */
    private static final LocalDate THAT_DAY = LocalDate.of(2026, 1, 2);

    private static Waiver waiver(String id, LocalDate expires) {
        return new Waiver(id, "fixed in firmware 3", "Kim", "NDK-12", expires);
    }

    /** GCD-07 is violated, GCD-12 is kept, GCD-19 is left out. */
    private static RunResult resultWith(Waiver... waivers) {
        RunRecords known = new RunRecords(Results.CATALOG, Results.manifest());
        known.add(new JournalEntry.Began(
                Results.info("acme", Map.of()),
                List.of(GCD_07, GCD_12),
                FailOn.VIOLATION,
                Optional.empty(),
                List.of(waivers)));
        known.add(new JournalEntry.Recorded(1, Records.broken(GCD_07, Records.tooSmall(GCD_07))));
        known.add(new JournalEntry.Recorded(1, Records.kept(GCD_12)));
        known.add(new JournalEntry.Ended(1, Optional.empty()));
        return known.result();
    }

    private static String text(byte[] content) {
        return new String(content, StandardCharsets.UTF_8);
    }

    @Test
    void aWaivedViolationIsWaivedAndKeepsItsFinding() {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY));

        assertThat(result.row(GCD_07).verdict()).isEqualTo(Verdict.WAIVED);
        assertThat(result.row(GCD_07).reason())
                .isEqualTo("waived by Kim until 2026-01-02: fixed in firmware 3 (NDK-12)");
        assertThat(result.row(GCD_07).findings()).hasSize(1);
        assertThat(result.waivers()).extracting(WaiverUse::state).containsExactly(WaiverUse.State.APPLIED);
        assertThat(result.headline())
                .isEqualTo(new Headline(
                        "CONFORMS AS FAR AS JUDGED: 2 of " + Results.CATALOG.providerMusts() + " MUSTs, WITH 1 WAIVER",
                        0));
    }

    @Test
    void aWaiverThatExpiredTheDayBeforeWaivesNothing() {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY.minusDays(1)));

        assertThat(result.row(GCD_07).verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(result.waivers()).extracting(WaiverUse::state).containsExactly(WaiverUse.State.EXPIRED);
        assertThat(result.headline()).isEqualTo(new Headline("DOES NOT CONFORM", 1));
    }

    @ParameterizedTest
    @CsvSource({"GCD-12, NEEDLESS", "GCD-999, UNKNOWN"})
    void aNeedlessOneAndAnUnknownOneLeaveTheRunUndecided(String id, WaiverUse.State state) {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY), waiver(id, THAT_DAY));

        assertThat(result.waivers()).extracting(WaiverUse::state).containsExactly(WaiverUse.State.APPLIED, state);
        assertThat(result.headline())
                .isEqualTo(new Headline("UNDECIDED (waivers: " + state.word() + " of " + id + ")", 2));
    }

    @Test
    void oneOfARequirementThatWasLeftOutIsNeitherUsedNorBad() {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY), waiver("GCD-19", THAT_DAY));

        assertThat(result.waivers().get(1).isBad()).isFalse();
        assertThat(result.headline().exitCode()).isZero();
    }

    @Test
    void aWaiverHidesNoOtherViolation() {
        assertThat(resultWith(waiver("GCD-12", THAT_DAY)).headline()).isEqualTo(new Headline("DOES NOT CONFORM", 1));
    }

    @Test
    void everyReportTellsOfIt() {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY), waiver("GCD-12", THAT_DAY));
        String reason = "waived by Kim until 2026-01-02: fixed in firmware 3";
        String needless = "the waiver of GCD-12 by Kim is needless";

        assertThat(new ConsoleReport(Results.CATALOG, false).text(result).replaceAll("\\s+", " "))
                .contains("Expected", reason, needless);
        assertThat(text(new SummaryReport(Results.CATALOG).write(result))).contains(reason, needless);
        assertThat(text(new HtmlReport(Results.CATALOG).write(result)))
                .contains(reason, "Waiver of GCD-12", "needless");
        assertThat(text(new JunitReport(Results.CATALOG).write(result))).contains("WAIVED: " + reason);
    }

    @Test
    void theResultIsReadBackAsWritten() throws Exception {
        RunResult result = resultWith(waiver("GCD-07", THAT_DAY), waiver("GCD-999", THAT_DAY));
        ComplianceFile file = new ComplianceFile(Results.CATALOG);

        assertThat(file.read(file.write(result))).isEqualTo(result);
    }
}
