package org.ndktck.report.markdown;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Golden;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.ndktck.report.text.Markdown;

class SummaryReportTest {

    @Test
    void showsHeadlineCountsAndFindings() throws IOException {
        Golden.assertMatches("summary-mixed.md", text(Results.mixed()));
    }

    @Test
    void showsHeadlineAndCountsOnlyWhenThereIsNothingToLookAt() throws IOException {
        Golden.assertMatches("summary-partial.md", text(Results.partial()));
    }

    @Test
    void textOfTheProviderIsNoMarkup() {
        RunResult hostile = Results.folded(
                Results.info("<img src=x>|`a`\n# b", Map.of()), Records.of(Records.kept(RequirementId.GCD_07)));

        assertThat(text(hostile)).contains("\\<img src=x\\>\\|\\`a\\` \\# b").doesNotContain("\n# b");
        assertThat(Markdown.code("a `b``")).isEqualTo("``` a `b`` ```");
    }

    @Test
    void aLongListIsCutAndSaysSo() {
        Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
        for (RequirementId id : RequirementId.values()) {
            records.put(id, Records.broken(id, Records.tooSmall(id)));
        }

        String text = text(Results.folded(Results.info("acme", Map.of()), records));

        assertThat(text).contains("more in `compliance.html`");
        assertThat(text.lines().count()).isLessThan(150);
    }

    @Test
    void whatManyRowsHaveInCommonIsSaidOnceAndWhatToWriteNextAtTheTop() {
        String reason = "no adapter was opened; NdkCreateCq returned STATUS_NOT_SUPPORTED (0xC00000BB)";
        RunResult unfinished = Results.folded(
                Results.info("acme", Map.of()),
                Records.of(
                        Records.undecided(RequirementId.GCD_02, reason),
                        Records.undecided(RequirementId.GCD_03, reason),
                        Records.undecided(RequirementId.GCD_04, "another reason")));

        assertThat(text(unfinished))
                .contains("- **GCD-02, GCD-03** inconclusive: no adapter", "- **GCD-04** inconclusive: another reason")
                .containsOnlyOnce("no adapter was opened")
                .contains("### What to write next", "Green: 0 of 3 rows that can be judged for it.")
                .contains("- Next: NdkCreateCq, which answers STATUS\\_NOT\\_SUPPORTED: 3 rows wait for it");
    }

    private static String text(RunResult result) {
        return new String(new SummaryReport(Results.CATALOG).write(result), UTF_8);
    }
}
