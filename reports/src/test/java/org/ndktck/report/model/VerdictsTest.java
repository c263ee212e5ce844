package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.ACC_04;
import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.catalog.RequirementId.CB_07;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_01;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_06;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_30;
import static org.ndktck.catalog.RequirementId.IRQ_01;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class VerdictsTest {

    @Test
    void everyIdGetsExactlyOneRowInTheOrderOfTheCatalogue() {
        assertThat(fold()).extracting(Row::id).containsExactly(RequirementId.values());
    }

    @Test
    void aKeptRowConformsWithItsEvidenceAndItsProperty() {
        Row row = one(Records.kept(GCD_07));

        assertThat(row.verdict()).isEqualTo(Verdict.CONFORMS);
        assertThat(row.reason()).isEmpty();
        assertThat(row.evidence().judgedTries()).isEqualTo(1000);
        assertThat(row.checkedBy())
                .hasValueSatisfying(property -> assertThat(property).startsWith("LengthQueryProperties."));
    }

    @Test
    void aToleratedOddityIsNotedWithItsReading() {
        Row row = one(Records.noted(GCD_07, ReadingId.AMB_02, "the limits were written"));

        assertThat(row.verdict()).isEqualTo(Verdict.NOTED);
        assertThat(row.reason()).isEqualTo("the limits were written (AMB-02)");
    }

    @Test
    void aBrokenMustViolatesWithItsFindings() {
        Finding finding = Records.tooSmall(GCD_07);
        Row row = one(Records.broken(GCD_07, finding));

        assertThat(row.verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row.reason()).isEqualTo(finding.observed());
        assertThat(row.findings()).containsExactly(finding);
    }

    private static RowRecord seenByARule(RequirementId id) {
        RowRecord kept = Records.kept(id);
        return new RowRecord(
                id,
                kept.evidence(),
                List.of(Records.tooSmall(id)),
                Proof.SEEN_BY_A_RULE,
                List.of(),
                List.of(),
                Optional.empty());
    }

    @Test
    void whatOnlyAStandingRuleSawViolatesWhereNothingElseIsBroken() {
        Row row = one(seenByARule(GCD_07));

        assertThat(row.verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row.findings()).hasSize(1);
    }

    @Test
    void whatOnlyAStandingRuleSawIsNotedBesideWhatIsBroken() {
        List<Row> rows = new Verdicts(Results.CATALOG, Results.manifest())
                .fold(Records.of(seenByARule(GCD_07), Records.broken(CB_03, Records.tooSmall(CB_03))));

        assertThat(rows)
                .filteredOn(row -> row.id() == CB_03)
                .extracting(Row::verdict)
                .containsExactly(Verdict.VIOLATES);
        assertThat(rows).filteredOn(row -> row.id() == GCD_07).singleElement().satisfies(row -> {
            assertThat(row.verdict()).isEqualTo(Verdict.NOTED);
            assertThat(row.findings()).isEmpty();
            assertThat(row.reason()).contains(CB_03.text());
        });
    }

    @Test
    void whatOnlyAStandingRuleSawViolatesBesideABrokenRowThatIsNoMust() {
        RequirementId other = Results.CATALOG.requirements().stream()
                .filter(requirement -> requirement.modality() != Modality.MUST)
                .findFirst()
                .orElseThrow()
                .id();
        List<Row> rows = new Verdicts(Results.CATALOG, Results.manifest())
                .fold(Records.of(seenByARule(GCD_07), Records.broken(other, Records.tooSmall(other))));

        assertThat(rows)
                .filteredOn(row -> row.id() == GCD_07)
                .extracting(Row::verdict)
                .containsExactly(Verdict.VIOLATES);
    }

    @Test
    void aBrokenRowOfAnyOtherModalityIsNotedAndNeverViolates() {
        Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
        for (Requirement requirement : Results.CATALOG.requirements()) {
            if (requirement.modality() != Modality.MUST) {
                records.put(requirement.id(), Records.broken(requirement.id(), Records.tooSmall(requirement.id())));
            }
        }

        Set<Verdict> verdicts = new Verdicts(Results.CATALOG, Map.of())
                .fold(records).stream()
                        .filter(row -> records.containsKey(row.id()))
                        .map(Row::verdict)
                        .collect(Collectors.toSet());

        assertThat(records).hasSizeGreaterThan(100).containsKeys(ACC_21, GCD_30);
        assertThat(verdicts).containsExactly(Verdict.NOTED);
    }

    @Test
    void aRowThatFollowsFromABrokenOneIsDerivedAndShowsNoFindingOfItsOwn() {
        List<Row> rows = fold(
                Records.broken(ACC_04, Records.tooSmall(ACC_04)),
                Records.broken(GCD_02, Records.tooSmall(GCD_02)),
                Records.broken(GCD_03, Records.tooSmall(GCD_03)));

        assertThat(row(rows, ACC_04).findings()).hasSize(1);
        assertThat(row(rows, GCD_02).verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row(rows, GCD_02).reason()).isEqualTo("follows from ACC-04");
        assertThat(row(rows, GCD_02).findings()).isEmpty();
        assertThat(row(rows, GCD_03).reason()).as("over two steps").isEqualTo("follows from ACC-04");
    }

    @Test
    void noMustFollowsFromARowThatCannotViolateBecauseItsProofWouldNotBeShown() {
        assertThat(Results.CATALOG.requirements())
                .filteredOn(Requirement::isProviderMust)
                .allSatisfy(must -> assertThat(must.followsFrom())
                        .allMatch(id -> Results.CATALOG.requirement(id).isProviderMust()));
    }

    @Test
    void aRowThatCouldFollowFromAnotherIsBlamedItselfWhileTheOtherIsKeptOrFlaky() {
        Row alone = row(fold(Records.kept(ACC_04), Records.broken(GCD_02, Records.tooSmall(GCD_02))), GCD_02);
        Row besideFlaky = row(fold(Records.flaky(ACC_04), Records.broken(GCD_02, Records.tooSmall(GCD_02))), GCD_02);

        assertThat(alone.findings()).hasSize(1);
        assertThat(besideFlaky.findings()).hasSize(1);
    }

    @Test
    void whatCameOnReplayIsFlakyAndKeepsItsFinding() {
        Row row = one(Records.flaky(CON_12));

        assertThat(row.verdict()).isEqualTo(Verdict.FLAKY);
        assertThat(row.findings()).hasSize(1);
    }

    @Test
    void howAThingWasMissedThatCameLaterIsToldApart() {
        Row once = one(Records.flaky(CON_12));
        Row inPassing = one(new RowRecord(
                CON_12,
                Records.kept(CON_12).evidence(),
                List.of(Records.missing(CON_12)),
                Proof.MISSED_IN_PASSING,
                List.of(),
                List.of(),
                Optional.empty()));

        assertThat(once.reason()).isEqualTo("a required thing was missed once, and was not missed again");
        assertThat(inPassing.verdict()).isEqualTo(Verdict.FLAKY);
        assertThat(inPassing.reason()).endsWith("while another requirement was judged, and was not waited for again");
    }

    @Test
    void noJudgedTryIsInconclusiveForTheMostFrequentReason() {
        Row row = one(Records.undecided(CON_12, "the connect failed"));

        assertThat(row.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(row.reason()).isEqualTo("the connect failed");
    }

    @Test
    void anUnhitPartitionIsTheProvidersTheRunsOrTheKitsDoing() {
        Row cutShort = one(Records.unhit(GCD_07, 1000, 1));
        Row tooFew = one(Records.unhit(GCD_07, 99, 0));
        Row kit = one(Records.unhit(GCD_07, 100, 0));

        assertThat(cutShort.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(cutShort.reason()).isEqualTo("never judged for Side.ACTIVE: the connect failed");
        assertThat(tooFew.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(tooFew.reason()).isEqualTo("99 tries are too few to reach Side.ACTIVE; raise --tries");
        assertThat(kit.verdict()).isEqualTo(Verdict.BROKEN);
        assertThat(kit.by()).contains(Culprit.KIT);
    }

    @Test
    void aDefectBreaksTheRowAndNamesTheCulprit() {
        Row row = one(Records.defective(GCD_07, Culprit.ADAPTER, "open threw IOException"));

        assertThat(row.verdict()).isEqualTo(Verdict.BROKEN);
        assertThat(row.by()).contains(Culprit.ADAPTER);
        assertThat(row.reason()).isEqualTo("open threw IOException");
    }

    @Test
    void aFindingOutweighsADefectAndADefectOutweighsANote() {
        RowRecord kept = Records.defective(GCD_12, Culprit.KIT, "a defect");
        Note note = Note.toleratedBy(ReadingId.AMB_02, "odd");
        RowRecord both = new RowRecord(
                GCD_12,
                kept.evidence(),
                List.of(Records.tooSmall(GCD_12)),
                Proof.FALSIFIED,
                List.of(note),
                kept.defects(),
                kept.absence());
        RowRecord defectAndNote = new RowRecord(
                GCD_12, kept.evidence(), List.of(), Proof.NONE, List.of(note), kept.defects(), kept.absence());

        assertThat(one(both).verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(one(defectAndNote).verdict()).isEqualTo(Verdict.BROKEN);
    }

    @Test
    void whatWasNotTriedSaysWhy() {
        List<Row> rows = fold(
                Records.absent(GCD_02, true, "the adapter is of version 2.0"),
                Records.absent(GCD_03, false, "not selected"),
                Records.absent(IRQ_01, false, "not selected"));

        assertThat(row(rows, GCD_02).verdict()).isEqualTo(Verdict.NOT_SUPPORTED);
        assertThat(row(rows, GCD_02).reason()).isEqualTo("the adapter is of version 2.0");
        assertThat(row(rows, GCD_03).verdict()).isEqualTo(Verdict.NOT_JUDGED);
        assertThat(row(rows, GCD_03).reason()).isEqualTo("not selected");
        assertThat(row(rows, GCD_07).reason()).as("in the manifest").isEqualTo("not tried in this run");
        assertThat(row(rows, GCD_12).reason()).as("not in it").isEqualTo("not yet checked by this kit");
        assertThat(row(rows, IRQ_01).verdict()).isEqualTo(Verdict.UNTESTABLE);
        assertThat(row(rows, GCD_06).verdict()).as("binds the consumer").isEqualTo(Verdict.NOT_APPLICABLE);
        assertThat(row(rows, GCD_01).verdict()).as("a definition").isEqualTo(Verdict.NOT_APPLICABLE);
    }

    @Test
    void theSampleOfTheRenderersReachesEveryVerdictButTheOneThatNeedsAWaiver() {
        Set<Verdict> reached = Results.mixed().rows().stream().map(Row::verdict).collect(Collectors.toSet());

        assertThat(Stream.of(Verdict.values()).filter(verdict -> !reached.contains(verdict)))
                .containsExactly(Verdict.WAIVED);
    }

    @Test
    void whatOnlyPermitsSomethingIsNoGapAndSaysWhatTheKitDoesAboutIt() {
        Row permission = row(
                new Verdicts(Results.CATALOG, Map.of(CB_07, RequirementCheck.untestable("permits either order")))
                        .fold(Records.of()),
                CB_07);

        assertThat(permission.verdict()).isEqualTo(Verdict.NOT_APPLICABLE);
        assertThat(permission.reason()).isEqualTo("permits either order");
    }

    private static List<Row> fold(RowRecord... records) {
        return new Verdicts(Results.CATALOG, Results.manifest()).fold(Records.of(records));
    }

    private static Row one(RowRecord record) {
        return row(fold(record), record.id());
    }

    private static Row row(List<Row> rows, RequirementId id) {
        return rows.stream().filter(row -> row.id() == id).findFirst().orElseThrow();
    }
}
