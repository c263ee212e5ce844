package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.ReadingId.AMB_02;
import static org.ndktck.catalog.ReadingId.AMB_05;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkVersion;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.Facts;
import org.ndktck.plan.LimitPressure;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.SideWithShortBuffer;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;

/** From judgements to the record of one requirement. */
class RowLedgerTest {

    private static final RequirementId ID = RequirementId.CB_01;

    private final RowLedger row = new RowLedger(ID);

    private static Finding finding(Finding.Kind kind, String observed) {
        return new Finding(ID, kind, "expected", observed, "C1", List.of(), "CB-01:simplest", false);
    }

    private static Finding missing(String observed) {
        return finding(Finding.Kind.REQUIRED_MISSING, observed);
    }

    private static Finding proof(String observed) {
        return finding(Finding.Kind.FORBIDDEN_SEEN, observed);
    }

    private void judge(Outcome outcome, String plan, String... partitions) {
        row.add(new Judgement(ID, plan, outcome, Set.of(partitions)));
    }

    private RowRecord record() {
        return row.record(Facts.USUAL);
    }

    private PartitionEvidence partition(String name) {
        return record().evidence().partitions().stream()
                .filter(partition -> partition.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRowNobodyDroveIsEmpty() {
        assertThat(row.isEmpty()).isTrue();

        row.driven("7", List.of());

        assertThat(row.isEmpty()).isFalse();
    }

    @Test
    void aRowThatOnlyABreachOrADefectSpeaksOfIsNotEmpty() {
        RowLedger breached = new RowLedger(ID);
        breached.breached(missing("never"));
        RowLedger defective = new RowLedger(ID);
        defective.add(new Judgement(ID, "", new Outcome.Defective(Culprit.KIT, "oops"), Set.of()));

        assertThat(breached.isEmpty()).isFalse();
        assertThat(defective.isEmpty()).isFalse();
    }

    @Test
    void triesAreCountedByWhatTheyBrought() {
        row.driven("7", List.of());
        judge(new Outcome.Kept(), "one");
        judge(new Outcome.Kept(), "two");
        judge(new Outcome.Tolerated(Note.toleratedBy(AMB_02, "text")), "two");
        judge(new Outcome.Broken(proof("twice")), "three");
        judge(new Outcome.Undecided("no connect event came"), "four");
        judge(new Outcome.Undecided("no connect event came"), "five");
        judge(new Outcome.Undecided("another reason"), "six");

        assertThat(record().evidence().judgedTries()).isEqualTo(4);
        assertThat(record().evidence().undecidedTries()).isEqualTo(3);
        assertThat(record().evidence().distinctPlans()).isEqualTo(3);
        assertThat(record().evidence().seed()).isEqualTo("7");
        assertThat(record().evidence().undecided())
                .isEqualTo(Map.of("no connect event came", 2L, "another reason", 1L));
        assertThat(record().notes()).containsExactly(Note.toleratedBy(AMB_02, "text"));
        assertThat(record().absence()).isEmpty();
    }

    @Test
    void equalNotesAreKeptOnceAndAFewInAll() {
        for (int at = 0; at < 20; at++) {
            judge(new Outcome.Tolerated(Note.toleratedBy(AMB_02, "same")), "p");
            judge(new Outcome.Tolerated(Note.toleratedBy(AMB_05, "text " + at)), "p");
        }

        assertThat(record().notes()).hasSize(8).doesNotHaveDuplicates();
    }

    @Test
    void demandedPartitionsShowWhatWasMissed() {
        row.driven("7", List.of(Side.class, Family.class));
        judge(new Outcome.Kept(), "one", "Side.PASSIVE", "Family.IPV4", "Delivery.INLINE");
        judge(new Outcome.Kept(), "two", "Side.PASSIVE", "Family.IPV6", "Delivery.INLINE");
        judge(new Outcome.Undecided("reason"), "three", "Side.ACTIVE");

        assertThat(partition("Side"))
                .isEqualTo(new PartitionEvidence("Side", true, Map.of("PASSIVE", 2L), List.of("ACTIVE"), Map.of()));
        assertThat(partition("Family"))
                .isEqualTo(new PartitionEvidence("Family", true, Map.of("IPV4", 1L, "IPV6", 1L), List.of(), Map.of()));
        assertThat(partition("Delivery"))
                .isEqualTo(new PartitionEvidence("Delivery", false, Map.of("INLINE", 2L), List.of(), Map.of()));
        assertThat(record().evidence().missedPartitions()).containsExactly("Side.ACTIVE");
    }

    private List<String> neverDecided(int judged, int undecidedElsewhere, int undecidedWithNull) {
        RowLedger ledger = new RowLedger(ID);
        ledger.driven("7", List.of());
        Map<String, Integer> times = Map.of("UNIQUE", undecidedElsewhere, "NULL", undecidedWithNull);
        times.forEach((value, number) -> IntStream.range(0, number)
                .forEach(at -> ledger.add(
                        new Judgement(ID, "", new Outcome.Undecided("reason"), Set.of("GivenContexts." + value)))));
        IntStream.range(0, judged)
                .forEach(at -> ledger.add(new Judgement(ID, "", new Outcome.Kept(), Set.of("GivenContexts.UNIQUE"))));
        return ledger.record(Facts.USUAL).evidence().neverDecided();
    }

    @Test
    void circumstancesThatWereNeverJudgedAreNamedUnlessItMayBeByChance() {
        assertThat(neverDecided(20, 0, 20)).containsExactly("GivenContexts.NULL");
        assertThat(neverDecided(20, 0, 10)).as("by chance").isEmpty();
        assertThat(neverDecided(20, 200, 20))
                .as("most tries are undecided anyway")
                .isEmpty();
        assertThat(neverDecided(0, 0, 20)).as("none was judged").isEmpty();
    }

    @Test
    void whatTheAdapterCannotReachIsNotMissed() {
        AdapterFacts ipv4 = new AdapterFacts(
                new AdapterFacts.Maxima(0, 0),
                new AdapterFacts.Maxima(0, 0),
                56,
                56,
                Set.of(Family.IPV4),
                NdkVersion.V2_1);
        row.driven("7", List.of(Family.class, LimitPressure.class));
        judge(new Outcome.Kept(), "one", "Family.IPV4", "LimitPressure.ABOVE_A_MAXIMUM");

        assertThat(row.record(ipv4).evidence().missedPartitions()).isEmpty();
        assertThat(row.record(ipv4).evidence().partitions())
                .filteredOn(partition -> partition.name().equals("Family"))
                .extracting(PartitionEvidence::notSupported)
                .containsExactly(Map.of("IPV6", "the adapter has no IPv6 address"));
        assertThat(record().evidence().missedPartitions())
                .containsExactlyInAnyOrder("Family.IPV6", "LimitPressure.WITHIN");
    }

    @Test
    void aPartitionWhollyOutOfReachMakesTheRowAbsent() {
        row.driven("7", List.of(Side.class, SideWithShortBuffer.class));
        judge(new Outcome.Undecided("a required size (RDS) below 2 leaves no shorter buffer"), "one");

        RowRecord record = row.record(Facts.of(16, 1));

        assertThat(record.absence())
                .hasValue(new Absence(
                        true,
                        "the adapter carries less than two bytes of private data,"
                                + " so no buffer of a byte or more is too small"));
        assertThat(record().absence()).isEmpty();
    }

    @Test
    void aMinimalCaseOfTheOwnPropertyComesBeforeABreach() {
        row.breached(proof("in passing"));
        row.falsifiedBy(missing("minimal"));

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("minimal");
        assertThat(record().flaky()).isFalse();
    }

    @Test
    void aProofComesBeforeWhatIsMissing() {
        row.flaky(missing("once"));
        row.breached(missing("never"));
        row.breached(proof("twice"));

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("twice");
        assertThat(record().flaky()).isFalse();
    }

    @Test
    void aProofIsKeptHoweverManyShorterCasesMissSomething() {
        for (int at = 0; at < 20; at++) {
            row.breached(missing("never " + at));
        }
        row.breached(new Finding(
                ID, Finding.Kind.FORBIDDEN_SEEN, "expected", "twice", "C1", List.of(), "CB-01:a=longer.token", false));
        for (int at = 0; at < 20; at++) {
            row.breached(missing("never " + at));
        }

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("twice");
        assertThat(record().flaky()).isFalse();
    }

    @Test
    void whatIsAbsentIsNotJudged() {
        Absence absence = new Absence(false, "the provider does not offer it");
        row.absent(absence);

        assertThat(row.isEmpty()).isFalse();
        assertThat(record().absence()).hasValue(absence);
    }

    @Test
    void aBreachInPassingOutweighsAnAbsence() {
        row.absent(new Absence(false, "the provider does not offer it"));
        row.breached(proof("twice"));

        assertThat(record().absence()).isEmpty();
        assertThat(record().findings()).extracting(Finding::observed).containsExactly("twice");
    }

    @Test
    void whatWasMissedOnceIsFlaky() {
        row.driven("7", List.of());
        judge(new Outcome.Kept(), "one");
        row.flaky(missing("once"));

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("once");
        assertThat(record().flaky()).isTrue();
    }

    @Test
    void aBreachIsKnownOnceAnotherOfItsKindCame() {
        assertThat(row.knows(missing("never"))).isFalse();
        row.breached(missing("never"));

        assertThat(row.knows(missing("never again"))).isTrue();
        assertThat(row.knows(proof("twice"))).isFalse();
    }

    @Test
    void whatWasMissedInPassingIsFlakyUntilTheOwnPropertyConfirmsIt() {
        row.breached(missing("in passing"));
        assertThat(record().flaky()).isTrue();

        row.falsifiedBy(missing("minimal"));
        assertThat(record().flaky()).isFalse();
    }

    @Test
    void aRowWithoutFindingsIsNotFlaky() {
        row.driven("7", List.of());
        judge(new Outcome.Kept(), "one");

        assertThat(record().findings()).isEmpty();
        assertThat(record().flaky()).isFalse();
    }

    @Test
    void breachesAreKeptInAFewExamples() {
        for (int at = 0; at < 100; at++) {
            row.breached(proof("breach " + at));
        }

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("breach 0");
    }

    @Test
    void theBreachWithTheShortestTokenIsTheOneShown() {
        for (int length = 20; length > 0; length--) {
            String token = "CB-01:" + "x".repeat(length);
            row.breached(new Finding(
                    ID, Finding.Kind.FORBIDDEN_SEEN, "expected", "length " + length, "C1", List.of(), token, false));
        }

        assertThat(record().findings()).extracting(Finding::observed).containsExactly("length 1");
    }

    @Test
    void defectsAreRecordedAndCountAsNoEvidence() {
        row.driven("7", List.of());
        judge(new Outcome.Defective(Culprit.KIT, "the property verified nothing"), "one");

        assertThat(record().defects())
                .containsExactly(new Outcome.Defective(Culprit.KIT, "the property verified nothing"));
        assertThat(record().evidence().judgedTries()).isZero();
        assertThat(record().evidence().undecidedTries()).isZero();
    }

    @Test
    void whatIsMissedInPassingAgainCountsAsSeenByARule() {
        row.breached(missing("never"));
        assertThat(record().proof()).isEqualTo(Proof.MISSED_IN_PASSING);

        row.missedAgain();

        assertThat(record().proof()).isEqualTo(Proof.SEEN_BY_A_RULE);
        assertThat(record().findings()).extracting(Finding::observed).containsExactly("never");
    }
}
