package org.ndktck.report.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class ComplianceFileTest {

    private final ComplianceFile file = new ComplianceFile(Results.CATALOG);

    @ParameterizedTest
    @MethodSource("results")
    void readingBackGivesAnEqualResult(RunResult result) throws DamagedResultException {
        assertThat(file.read(file.write(result))).isEqualTo(result);
    }

    @ParameterizedTest
    @MethodSource("results")
    void readingAndWritingGivesTheSameBytes(RunResult result) throws DamagedResultException {
        byte[] written = file.write(result);

        assertThat(file.write(file.read(written))).isEqualTo(written);
    }

    @Test
    void equalResultsGiveEqualBytesWhateverTheOrderOfTheirMaps() {
        RunInfo one = Results.info("acme", Map.of("a", "1", "b", "2", "c", "3", "d", "4"));
        RunInfo other = Results.info("acme", Map.of("d", "4", "c", "3", "b", "2", "a", "1"));

        assertThat(text(Results.folded(one, Records.of(Records.kept(RequirementId.GCD_07)))))
                .isEqualTo(text(Results.folded(other, Records.of(Records.kept(RequirementId.GCD_07)))))
                .contains("\"settings\": {\n      \"a\": \"1\",\n      \"b\": \"2\",")
                .contains("\"hits\": {\n              \"ACTIVE\": 512,\n              \"PASSIVE\": 488\n");
    }

    @Test
    void timesOfTheRunStandInTwoLinesOnly() {
        RunResult result = Results.mixed();
        RunInfo info = result.info();
        RunInfo later =
                info.runOn(info.java(), info.os(), "2027-12-31T23:59:59Z").lasting(1);

        String[] before = text(result).split("\n", -1);
        String[] after =
                text(new RunResult(later, result.headline(), result.rows())).split("\n", -1);

        assertThat(Stream.iterate(0, i -> i < before.length, i -> i + 1)
                        .filter(i -> !before[i].equals(after[i]))
                        .map(i -> before[i].strip()))
                .containsExactly("\"startedAt\": \"2026-01-02T03:04:05Z\",", "\"durationMillis\": 192000,");
    }

    @Test
    void theNamesThatScriptsRelyOnAreThere() {
        assertThat(text(Results.mixed()))
                .startsWith("""
                        {
                          "formatVersion": 1,
                          "headline": "DOES NOT CONFORM",
                          "verdict": "DOES_NOT_CONFORM",
                          "whole": false,
                          "exitCode": 1,
                        """)
                .contains("\"musts\": {\n    \"total\": " + Results.CATALOG.providerMusts()
                        + ",\n    \"judged\": 8,\n    \"untestable\": 1\n  }")
                .contains("\"WAIVED\": 0")
                .contains("\"id\": \"GCD-07\"", "\"actor\": \"PROVIDER\"", "\"modality\": \"MUST\"")
                .contains("\"by\": \"kit\"", "\"by\": \"adapter\"", "\"by\": null", "\"findings\": []")
                .doesNotContain("\r")
                .endsWith("}\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
                    "formatVersion": 1,        | "formatVersion": 2,        | formatVersion is 2; this version of the kit reads 1
                    "formatVersion": 1,        | "x": 1,                    | formatVersion is missing
                    "exitCode": 1,             | "exitCode": "one",         | exitCode: the value 'one' is not permitted (line 6)
                    "exitCode": 1,             | "exitCode": 1, "extra": 1, | extra: unknown field 'extra'
                    "id": "GCD-07"             | "id": "GCD-08"             | requirements has GCD-08 where GCD-07 belongs
                    "verdict": "FLAKY"         | "verdict": "GREAT"         | verdict: the value 'GREAT' is not permitted
                    "verdict": "FLAKY"         | "verdict": "CONFORMS"      | counts says
                    "by": "kit"                | "by": "nobody"             | by=nobody; permitted are kit, adapter
                    "reading": "AMB-02"        | "reading": "AMB-99"        | CLO-05 has a note with reading=AMB-99; permitted are
                    "minimal": false           | "minimal": null            | .findings[1].minimal: Cannot map `null` into type `boolean`
                    "scene": "C1 (active side)"| "place": "C1"              | .findings[1].scene: Missing field 'scene'
                    """)
    void aDamagedFileIsRefusedWithTheDamage(String intact, String damaged, String message) {
        String text = text(Results.mixed());
        assertThat(text).contains(intact);

        assertThatThrownBy(() -> file.read(text.replace(intact, damaged).getBytes(UTF_8)))
                .isInstanceOf(DamagedResultException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aFileOfAKitThatDidNotRecordStartsIsRead() throws DamagedResultException {
        String written = text(Results.mixed());
        String older = written.replaceAll("\\s*\"startedAt\": \"(" + Records.STARTED + ")?\",", "");
        assertThat(older).hasLineCount((int) written.lines().count() - RequirementId.values().length);

        RunResult read = file.read(older.getBytes(UTF_8));

        assertThat(text(read)).isEqualTo(written.replace(Records.STARTED, ""));
    }

    @Test
    void aFileOfAKitThatDidNotWriteTheVerdictAloneIsRead() throws DamagedResultException {
        for (RunResult result : results().toList()) {
            String older = text(result)
                    .replaceAll("\n  \"verdict\": \"\\w+\",\n  \"whole\": \\w+,", "")
                    .replaceAll(",\\s*\"untestable\": \\d+", "");
            assertThat(older).doesNotContain("\"whole\"", "\"untestable\"");

            assertThat(file.read(older.getBytes(UTF_8))).isEqualTo(result);
        }
    }

    @Test
    void aFileThatIsCutOffOrSomethingElseIsRefused() {
        byte[] text = file.write(Results.partial());

        for (String damaged : new String[] {"", "[]", "null", "<html>", new String(text, 0, 5000, UTF_8)}) {
            assertThatThrownBy(() -> file.read(damaged.getBytes(UTF_8)))
                    .as(damaged.lines().findFirst().orElse("an empty file"))
                    .isInstanceOf(DamagedResultException.class);
        }
    }

    private String text(RunResult result) {
        return new String(file.write(result), UTF_8);
    }

    static Stream<RunResult> results() {
        return Stream.of(Results.mixed(), Results.partial(), Results.complete(), Results.empty());
    }
}
