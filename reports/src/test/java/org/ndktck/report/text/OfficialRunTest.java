package org.ndktck.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.report.allure.AllureReport;
import org.ndktck.report.html.HtmlReport;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.junit.JunitReport;
import org.ndktck.report.markdown.SummaryReport;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.sample.Results;
import org.ndktck.report.waiver.Waiver;
import org.ndktck.report.waiver.WaiverUse;

class OfficialRunTest {

    @ParameterizedTest
    @CsvSource({
        "thorough, 10000, 10000, 1, 5000, all, 'Official run: whole, profile thorough, the kit''s own options'",
        "quick, 100, 100, 1, 5000, all, Not official: profile quick",
        "thorough, 20000, 10000, 1, 5000, all, Not official: 20000 tries of a property",
        "thorough, 10000, 10000, 7, 5000, all, Not official: seed 7",
        "thorough, 10000, 10000, 1, 300, all, Not official: patience 300 ms",
        "thorough, 10000, 10000, 1, 5000, all but ACC-21, Not official: not a whole run",
        "thorough, 5, 10000, 1, 5000, all, Not official: not a whole run",
        "quick, 5, 100, 7, 5000, all, Not official: not a whole run; profile quick; seed 7"
    })
    void aRunIsOfficialWhereNothingIsOtherwiseThanTheKitHasIt(
            String profile, int tries, int ofProfile, String seed, long patience, String selection, String line) {
        RunResult result = run(profile, tries, ofProfile, seed, patience, selection, Results.provenance());

        assertThat(OfficialRun.line(Results.CATALOG, result)).isEqualTo(line);
    }

    @Test
    void whatWasJudgedHasToBeKnown() {
        RunResult result = run("thorough", 10, 10, "1", 5000, "all", Provenance.UNKNOWN);

        assertThat(OfficialRun.whyNot(Results.CATALOG, result))
                .containsExactly("the files of the kit are not known", "the files of the provider are not known");
    }

    @Test
    void aKitThatIsNoReleaseMakesNoOfficialRun() {
        RunResult result = run("0.2.0-SNAPSHOT", "thorough", 10, 10, "1", 5000, "all", Results.provenance());

        assertThat(OfficialRun.whyNot(Results.CATALOG, result))
                .containsExactly("version 0.2.0-SNAPSHOT of the kit is no release");
    }

    @Test
    void aRunWithWaiversIsNotOfficial() {
        RunResult whole = run("thorough", 10, 10, "1", 5000, "all", Results.provenance());
        Waiver waiver = new Waiver("GCD-07", "known", "Kim", "NDK-12", LocalDate.of(2027, 1, 31));
        RunResult waived = new RunResult(
                whole.info(), whole.headline(), whole.rows(), List.of(new WaiverUse(waiver, WaiverUse.State.APPLIED)));

        assertThat(OfficialRun.whyNot(Results.CATALOG, waived)).containsExactly("with waivers");
    }

    @Test
    void everyReportSaysIt() {
        RunResult official = run("thorough", 10, 10, "1", 5000, "all", Results.provenance());
        RunResult other = run("quick", 10, 10, "1", 5000, "all", Results.provenance());

        assertThat(text(new ComplianceFile(Results.CATALOG).write(official))).contains("\"notOfficial\": []");
        assertThat(text(new ComplianceFile(Results.CATALOG).write(other)))
                .contains("\"notOfficial\": [\n    \"profile quick\"\n  ]");
        assertThat(text(new HtmlReport(Results.CATALOG).write(official))).contains("Official run: whole");
        assertThat(text(new HtmlReport(Results.CATALOG).write(other))).contains("Not official: profile quick");
        assertThat(text(new SummaryReport(Results.CATALOG).write(official))).contains("Official run: whole");
        assertThat(text(new SummaryReport(Results.CATALOG).write(other))).contains("Not official: profile quick");
        assertThat(text(new JunitReport(Results.CATALOG).write(official)))
                .contains("name=\"official\" value=\"Official run: whole");
        assertThat(text(new JunitReport(Results.CATALOG).write(other)))
                .contains("name=\"official\" value=\"Not official: profile quick\"");
        assertThat(environment(official)).contains("official=Official run: whole");
        assertThat(environment(other)).contains("official=Not official: profile quick\n");
    }

    private static String environment(RunResult result) {
        return text(Objects.requireNonNull(
                new AllureReport(Results.CATALOG).write(result).get("environment.properties")));
    }

    private static String text(byte[] content) {
        return new String(content, StandardCharsets.UTF_8);
    }

    private static RunResult run(
            String profile, int tries, int ofProfile, String seed, long patience, String selection, Provenance known) {
        return run("0.1.0", profile, tries, ofProfile, seed, patience, selection, known);
    }

    private static RunResult run(
            String kit,
            String profile,
            int tries,
            int ofProfile,
            String seed,
            long patience,
            String selection,
            Provenance known) {
        RunInfo info = new RunInfo(
                        kit,
                        "acme",
                        "Acme",
                        "1.4",
                        Map.of("device", "acme0"),
                        profile,
                        tries,
                        seed,
                        patience,
                        selection,
                        "Java",
                        "OS",
                        "2026-01-02T03:04:05Z",
                        1)
                .withProfileTries(ofProfile)
                .knownBy(known);
        RunResult complete = Results.complete();
        return new RunResult(info, complete.headline(), complete.rows());
    }
}
