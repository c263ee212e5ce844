package org.ndktck.report.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_07;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Golden;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class ConsoleReportTest {

    private final ConsoleReport console = new ConsoleReport(Results.CATALOG, false);

    @Test
    void showsFailuresThenRemarksThenTableThenHeadline() throws IOException {
        Golden.assertMatches("console-mixed.txt", console.text(Results.mixed()));
    }

    @Test
    void showsTableAndHeadlineOnlyWhenThereIsNothingToLookAt() throws IOException {
        assertThat(console.details(Results.partial())).isEmpty();
        Golden.assertMatches("console-partial.txt", console.text(Results.partial()));
    }

    @Test
    void writesAFailureAsTheDocumentsShowIt() throws IOException {
        RunResult result = Results.folded(
                Results.info("acme", Map.of()), Records.of(Records.broken(GCD_07, Records.tooSmall(GCD_07))));

        Golden.assertMatches("failure.txt", console.failure(result.row(GCD_07), result.info()));
    }

    @Test
    void writesARowWithoutFindingByItsReason() {
        RunResult result = Results.mixed();

        assertThat(console.failure(result.row(GCD_03), result.info()))
                .contains("  Verdict    VIOLATES\n  Reason     follows from ACC-04\n");
        assertThat(console.failure(result.row(DIS_03), result.info()))
                .contains("  Verdict    BROKEN by kit\n  Reason     the property threw ArithmeticException\n");
    }

    @Test
    void saysOnceWhatVeryManyRowsHaveInCommon() {
        RowRecord[] many = Arrays.stream(RequirementId.values())
                .filter(id -> id.section() == Section.GCD)
                .map(id -> Records.undecided(id, "NdkCreateCq returned nothing"))
                .toArray(RowRecord[]::new);
        RunResult result = Results.folded(Results.info("acme", Map.of()), Records.of(many));

        assertThat(console.details(result).lines().filter(line -> line.contains("INCONCLUSIVE")))
                .singleElement()
                .asString()
                .matches("\\d\\d rows INCONCLUSIVE: NdkCreateCq returned nothing.*: GCD-.*");
        assertThat(console.details(result)).contains("GCD-06, GCD-07", "GCD-31");
    }

    /** Of one row, a table of all sections is lines of zeros. */
    @Test
    void showsOnlySectionsOfWhichSomethingWasSelected() {
        Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
        Arrays.stream(RequirementId.values())
                .forEach(id -> records.put(id, RowRecord.absent(id, Absence.NOT_SELECTED)));
        records.putAll(Records.of(Records.kept(GCD_07)));
        RunResult all = Results.folded(Results.info("acme", Map.of()), records);
        RunResult one = new RunResult(all.info().selecting("only GCD-07"), all.headline(), all.rows());

        assertThat(console.summary(one))
                .contains(Section.GCD.title(), "Total of all sections")
                .doesNotContain(Section.LIF.title(), Section.IRQ.title());
        assertThat(console.summary(all)).contains(Section.GCD.title(), Section.LIF.title(), Section.IRQ.title());
    }

    @Test
    void boundsTheNumberOfFurtherFindings() {
        Finding[] findings =
                IntStream.range(0, 9).mapToObj(i -> Records.missing(GCD_07)).toArray(Finding[]::new);
        RunResult result = Results.folded(Results.info("acme", Map.of()), Records.of(Records.broken(GCD_07, findings)));

        assertThat(console.failure(result.row(GCD_07), result.info()))
                .containsSubsequence("Also", "Also", "Also", "and 5 more in compliance.json");
    }

    @Test
    void fitsIntoATerminalExceptForWhatIsToBeCopied() {
        assertThat(console.text(Results.mixed()).lines().filter(line -> !line.startsWith("  Reproduce")))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120))
                .noneMatch(line -> line.endsWith(" "));
    }

    @Test
    void coloursOnlyWhenAsked() {
        RunResult result = Results.mixed();
        String coloured = new ConsoleReport(Results.CATALOG, true).text(result);

        assertThat(console.text(result)).doesNotContain("\u001B");
        assertThat(coloured).contains("\u001B[1;31mDOES NOT CONFORM\u001B[0m");
        assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(console.text(result));
    }

    @Test
    void aProviderCannotWriteEscapeSequencesToTheTerminal() {
        RunResult hostile = Results.folded(
                Results.info("evil\u001B[2J\nDOES", Map.of("k\n", "\u0007")),
                Records.of(Records.broken(GCD_07, Records.tooSmall(GCD_07))));

        assertThat(console.text(hostile)).doesNotContain("\u001B", "\u0007", "\nDOES\n");
    }

    @Test
    void theColumnsAddUpToTheMusts() {
        String total = console.summary(Results.mixed())
                .lines()
                .filter(line -> line.startsWith("Total"))
                .findFirst()
                .orElseThrow();
        int[] numbers = Arrays.stream(total.substring("Total".length()).strip().split(" +", -1))
                .mapToInt(number -> number.equals(".") ? 0 : Integer.parseInt(number))
                .toArray();

        assertThat(numbers[0]).isEqualTo(Results.CATALOG.providerMusts());
        assertThat(IntStream.of(numbers).skip(1).sum()).isEqualTo(Results.CATALOG.providerMusts());
    }

    @Test
    void everyRowThatNeedsAReaderIsNamed() {
        RunResult result = Results.mixed();
        String details = console.details(result);

        assertThat(result.rows().stream()
                        .filter(ConsoleReportTest::needsReader)
                        .map(row -> row.id().text()))
                .hasSize(10)
                .allSatisfy(id -> assertThat(details).contains(id));
    }

    private static boolean needsReader(Row row) {
        return switch (row.verdict()) {
            case VIOLATES, WAIVED, NOTED, FLAKY, INCONCLUSIVE, BROKEN -> true;
            case CONFORMS, NOT_SUPPORTED, NOT_JUDGED, NOT_APPLICABLE, UNTESTABLE -> false;
        };
    }
}
