package org.ndktck.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_19;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class ResultComparisonTest {

    private static final RunResult GOOD = result(Records.kept(GCD_07), Records.kept(GCD_12), Records.kept(GCD_19));

    @Test
    void equalResultsAreNotWorse() {
        ResultComparison same = ResultComparison.of(GOOD, GOOD);

        assertThat(same.rows()).isEmpty();
        assertThat(same.circumstances()).isEmpty();
        assertThat(same.isWorse()).isFalse();
        assertThat(same.summary()).isEqualTo("not worse: every requirement as before");
    }

    @Test
    void whatIsViolatedAndWasKeptIsNewlyBroken() {
        ResultComparison worse = ResultComparison.of(
                GOOD,
                result(Records.broken(GCD_07, Records.tooSmall(GCD_07)), Records.kept(GCD_12), Records.kept(GCD_19)));

        assertThat(worse.rows())
                .containsExactly(new ChangedRow(
                        "GCD-07",
                        Change.NEWLY_BROKEN,
                        "conforms",
                        "violates: returned STATUS_BUFFER_TOO_SMALL (0xC0000023)"));
        assertThat(worse.isWorse()).isTrue();
    }

    @Test
    void whatIsKeptAndWasViolatedIsRepaired() {
        ResultComparison better = ResultComparison.of(
                result(Records.broken(CON_12, Records.tooSmall(CON_12))), result(Records.kept(CON_12)));

        assertThat(better.rows()).extracting(ChangedRow::change).containsExactly(Change.REPAIRED);
        assertThat(better.isWorse()).isFalse();
        assertThat(better.summary()).isEqualTo("not worse: 1 repaired");
    }

    @Test
    void aVerdictThatIsGoneIsLostEvidence() {
        for (RowRecord gone : new RowRecord[] {
            Records.undecided(GCD_19, "the connect failed"),
            Records.flaky(GCD_19),
            Records.absent(GCD_19, false, "not selected in this run"),
            Records.absent(GCD_19, true, "the adapter is of version 2.0")
        }) {
            ResultComparison worse =
                    ResultComparison.of(GOOD, result(Records.kept(GCD_07), Records.kept(GCD_12), gone));

            assertThat(worse.rows()).extracting(ChangedRow::change).containsExactly(Change.LOST_EVIDENCE);
            assertThat(worse.isWorse()).isTrue();
        }
    }

    /** A violation that nobody can judge any more is no repair. */
    @Test
    void aViolationThatIsNotJudgedAnyMoreIsLostEvidence() {
        assertThat(ResultComparison.of(
                                result(Records.broken(CON_12, Records.tooSmall(CON_12))),
                                result(Records.undecided(CON_12, "the connect failed")))
                        .rows())
                .extracting(ChangedRow::change)
                .containsExactly(Change.LOST_EVIDENCE);
    }

    @Test
    void aPartitionThatIsNotTriedAnyMoreIsLostEvidence() {
        ResultComparison fewer =
                ResultComparison.of(result(Records.kept(CON_12)), result(Records.unhit(CON_12, 600, 0)));

        assertThat(fewer.isWorse()).isTrue();
    }

    @Test
    void fewerThanHalfTheTriesAreLostEvidence() {
        RunResult before = result(Records.kept(CON_12));

        assertThat(ResultComparison.of(before, result(withTries(500))).isWorse())
                .isFalse();
        assertThat(ResultComparison.of(before, result(withTries(499))).rows())
                .containsExactly(new ChangedRow(
                        "CON-12", Change.LOST_EVIDENCE, "conforms", "499 judged tries in place of 1000"));
    }

    @Test
    void whatIsDecidedAndWasNotIsNoRepair() {
        ResultComparison better = ResultComparison.of(
                result(Records.undecided(CON_12, "the connect failed")), result(Records.kept(CON_12)));

        assertThat(better.rows()).extracting(ChangedRow::change).containsExactly(Change.OTHERWISE);
    }

    @Test
    void otherCircumstancesAreTold() {
        ResultComparison other = ResultComparison.of(
                GOOD, new RunResult(Results.info("acme", Map.of("a", "b")), GOOD.headline(), GOOD.rows()));

        assertThat(other.circumstances())
                .containsExactly(
                        new ChangedRunInfo("provider", "reference", "acme"),
                        new ChangedRunInfo("settings", "{}", "{a=b}"));
        assertThat(other.isWorse()).isFalse();
    }

    @Test
    void textAndMarkdownTellAllAndNoMarkupOfTheProvider() {
        RunResult broken = Results.folded(
                Results.info("<b>*acme*\u001b[2J", Map.of()),
                Records.of(Records.broken(GCD_07, Records.tooSmall(GCD_07)), Records.kept(GCD_12)));
        ResultComparison worse = ResultComparison.of(GOOD, broken);

        assertThat(worse.text(Results.CATALOG)).isEqualTo("""
                Newly broken (1)
                  GCD-07: a NULL buffer of zero length must succeed and report the required size
                      before  conforms
                      after   violates: returned STATUS_BUFFER_TOO_SMALL (0xC0000023)

                Lost evidence (1)
                  GCD-19: repeated calls must keep giving the same required size, private data and limits
                      before  conforms
                      after   not judged: not yet checked by this kit

                Other circumstances (1)
                  provider: reference -> <b>*acme*\ufffd[2J

                CONFORMS AS FAR AS JUDGED: 3 of 249 MUSTs -> DOES NOT CONFORM
                worse: 1 newly broken, 1 lost evidence
                """);
        assertThat(worse.markdown(Results.CATALOG))
                .contains(
                        "## NDK conformance: worse: 1 newly broken, 1 lost evidence",
                        "### Newly broken",
                        "\\<b\\>\\*acme\\*")
                .doesNotContain("<b>", "\u001b");
    }

    private static RowRecord withTries(long tries) {
        RowRecord kept = Records.kept(CON_12);
        Evidence evidence = kept.evidence();
        return new RowRecord(
                kept.id(),
                new Evidence(
                        tries,
                        evidence.undecidedTries(),
                        evidence.circumstances(),
                        evidence.distinctPlans(),
                        evidence.seed(),
                        evidence.partitions(),
                        evidence.undecided(),
                        evidence.startedAt(),
                        evidence.tookMillis()),
                kept.findings(),
                kept.proof(),
                kept.notes(),
                kept.defects(),
                kept.absence());
    }

    private static RunResult result(RowRecord... records) {
        return Results.folded(Results.info("reference", Map.of()), Records.of(records));
    }
}
