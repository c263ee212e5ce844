package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_07;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

/** What becomes of a row when a part of its tries does not get as far as it. */
class PartlyUndecidedTest {

    private static Row judged(RowRecord... records) {
        return new Verdicts(Results.CATALOG, Results.manifest())
                .fold(Records.of(records)).stream()
                        .filter(row -> row.id() == CON_12)
                        .findFirst()
                        .orElseThrow();
    }

    private static RowRecord partlyUndecided(RequirementId id, long undecided, List<String> neverDecided) {
        Evidence kept = Records.kept(id).evidence();
        Evidence evidence = new Evidence(
                300,
                undecided,
                kept.circumstances(),
                kept.distinctPlans(),
                kept.seed(),
                List.of(new PartitionEvidence("GivenContexts", false, Map.of("UNIQUE", 300L), neverDecided, Map.of())),
                Map.of("NdkGetConnectionData returned STATUS_BUFFER_TOO_SMALL (0xC0000023)", undecided),
                kept.startedAt(),
                1);
        return new RowRecord(id, evidence, List.of(), Proof.NONE, List.of(), List.of(), Optional.empty());
    }

    @Test
    void undecidedTriesUnderCircumstancesThatWereJudgedBesidesChangeNothing() {
        assertThat(judged(partlyUndecided(CON_12, 900, List.of())).verdict()).isEqualTo(Verdict.CONFORMS);
    }

    @Test
    void aRowThatWasNeverJudgedUnderACircumstanceDoesNotConform() {
        Row row = judged(partlyUndecided(CON_12, 5, List.of("NULL")));

        assertThat(row.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(row.reason())
                .startsWith("never judged for GivenContexts.NULL: NdkGetConnectionData returned")
                .doesNotContain("violates");
    }

    @Test
    void theRowThatIsViolatedByWhatKeptTriesFromJudgingIsNamed() {
        RowRecord undecided = partlyUndecided(CON_12, 101, List.of("NULL"));
        Row same = judged(undecided, Records.broken(GCD_07, Records.tooSmall(GCD_07)));
        Row another = judged(undecided, Records.broken(GCD_07, Records.missing(GCD_07)));

        assertThat(same.reason()).endsWith("(0xC0000023); that is what violates GCD-07");
        assertThat(another.reason()).endsWith("(0xC0000023)");
    }
}
