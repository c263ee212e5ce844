package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.CB_03;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.ReadingId;
import org.ndktck.report.sample.Records;

class RowRecordTest {

    private static RowRecord found(Proof proof, String token) {
        Finding finding = Records.tooSmall(CB_03).replayedBy(token, true);
        return new RowRecord(CB_03, Evidence.NONE, List.of(finding), proof, List.of(), List.of(), Optional.empty());
    }

    private static void assertWins(RowRecord winner, RowRecord loser) {
        assertThat(winner.and(loser).findings()).isEqualTo(winner.findings());
        assertThat(loser.and(winner).findings()).isEqualTo(winner.findings());
        assertThat(loser.and(winner)).isEqualTo(winner.and(loser));
    }

    @Test
    void theStrongerProofWinsWhoeverComesFirst() {
        RowRecord falsified = found(Proof.FALSIFIED, "a long token");
        RowRecord seen = found(Proof.SEEN_IN_PASSING, "token");
        RowRecord once = found(Proof.MISSED_ONCE, "tok");
        RowRecord missed = found(Proof.MISSED_IN_PASSING, "t");

        assertWins(falsified, seen);
        assertWins(seen, once);
        assertWins(once, missed);
        assertWins(missed, Records.kept(CB_03));
    }

    @Test
    void ofTheSameProofTheSimplerCaseWins() {
        assertWins(found(Proof.SEEN_IN_PASSING, "b"), found(Proof.SEEN_IN_PASSING, "aa"));
        assertWins(found(Proof.SEEN_IN_PASSING, "a"), found(Proof.SEEN_IN_PASSING, "b"));
    }

    @Test
    void theEvidenceIsThatOfWhoRanTheProperty() {
        RowRecord both = found(Proof.SEEN_IN_PASSING, "a").and(Records.kept(CB_03));

        assertThat(both.evidence()).isEqualTo(Records.kept(CB_03).evidence());
        assertThat(both.flaky()).isFalse();
    }

    @Test
    void anAbsenceHoldsUntilSomebodySeesAViolation() {
        RowRecord absent = RowRecord.absent(CB_03, new Absence(true, "version 2.0"));

        assertThat(absent.and(absent).absence()).isPresent();
        assertThat(absent.and(found(Proof.SEEN_IN_PASSING, "a")).absence()).isEmpty();
    }

    @Test
    void anAbsenceIsKnownWhoeverComesFirst() {
        RowRecord absent = RowRecord.absent(CB_03, new Absence(true, "version 2.0"));
        RowRecord empty =
                new RowRecord(CB_03, Evidence.NONE, List.of(), Proof.NONE, List.of(), List.of(), Optional.empty());

        assertThat(absent.and(empty).absence()).isPresent();
        assertThat(empty.and(absent).absence()).isPresent();
    }

    @Test
    void theSameEvidenceIsTakenWhoeverComesFirst() {
        RowRecord some = Records.undecided(CB_03, "one reason");
        RowRecord other = RowRecord.undecided(CB_03, "another reason");
        RowRecord early = seeded(some, "1");
        RowRecord late = seeded(other, "2");

        assertThat(late.and(early).evidence()).isEqualTo(early.evidence());
        assertThat(early.and(late).evidence()).isEqualTo(early.evidence());
    }

    private static RowRecord seeded(RowRecord row, String seed) {
        Evidence evidence = new Evidence(
                0,
                1,
                CircumstanceEvidence.NONE,
                0,
                seed,
                List.of(),
                row.evidence().undecided(),
                "",
                0);
        return new RowRecord(CB_03, evidence, List.of(), Proof.NONE, List.of(), List.of(), Optional.empty());
    }

    @Test
    void notesAndDefectsAddUpWithoutRepetition() {
        RowRecord noted = Records.noted(CB_03, ReadingId.AMB_02, "odd");
        RowRecord defective = Records.defective(CB_03, Culprit.KIT, "a defect");

        RowRecord all = noted.and(defective).and(noted);

        assertThat(all.notes()).hasSize(1);
        assertThat(all.defects()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Proof.class)
    void onlyWhatWasMissedIsFlaky(Proof proof) {
        RowRecord row = proof == Proof.NONE ? Records.kept(CB_03) : found(proof, "a");

        assertThat(row.flaky()).isEqualTo(proof.name().startsWith("MISSED"));
        assertThat(proof.isFirm()).isEqualTo(proof == Proof.FALSIFIED || proof == Proof.SEEN_IN_PASSING);
    }

    @Test
    void whatCouldNotBeJudgedKeepsItsReason() {
        RowRecord undecided = RowRecord.undecided(CB_03, "NdkConnect does not return, see CON-38");

        assertThat(undecided.evidence().undecided()).isEqualTo(Map.of("NdkConnect does not return, see CON-38", 1L));
        assertThat(undecided.evidence().judgedTries()).isZero();
        assertThat(undecided.absence()).isEmpty();
    }
}
