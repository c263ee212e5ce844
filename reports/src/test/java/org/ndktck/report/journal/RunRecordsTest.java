package org.ndktck.report.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.CB_03;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_10;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

class RunRecordsTest {

    private static final Map<RequirementId, RequirementCheck> CHECKED = Map.of(
            GCD_07,
            RequirementCheck.by("a"),
            GCD_09,
            RequirementCheck.by("b"),
            GCD_10,
            RequirementCheck.by("c"),
            CB_03,
            RequirementCheck.by("d"));

    private final RunRecords known = new RunRecords(Catalog.load(), CHECKED);

    private void begin(RequirementId... selected) {
        known.add(new JournalEntry.Began(Results.mixed().info(), List.of(selected), FailOn.VIOLATION));
    }

    private void recorded(int share, RowRecord row) {
        known.add(new JournalEntry.Recorded(share, row));
    }

    private void end() {
        known.add(new JournalEntry.Ended(77, Optional.empty()));
    }

    private Verdict verdict(RequirementId id) {
        return known.result().row(id).verdict();
    }

    @Test
    void aRunThatIsOverIsFolded() {
        begin(GCD_07);
        recorded(0, Records.kept(GCD_07));
        end();

        RunResult result = known.result();

        assertThat(result.headline().exitCode()).isZero();
        assertThat(result.info().durationMillis()).isEqualTo(77);
        assertThat(result.row(GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
        assertThat(result.row(GCD_09).reason()).isEqualTo("not selected in this run");
    }

    @Test
    void aRunThatWasCutOffNeverConforms() {
        begin(GCD_07);
        recorded(0, Records.kept(GCD_07));

        assertThat(verdict(GCD_07)).isEqualTo(Verdict.CONFORMS);
        assertThat(known.result().headline().text()).isEqualTo("UNDECIDED (incomplete: the run was cut off)");
        assertThat(known.result().headline().exitCode()).isEqualTo(2);
    }

    @Test
    void whatWasFoundBeforeTheCutStaysFound() {
        begin(GCD_07, GCD_09);
        recorded(0, Records.broken(GCD_07, Records.tooSmall(GCD_07)));

        assertThat(known.result().headline().text()).isEqualTo("DOES NOT CONFORM (incomplete: the run was cut off)");
        assertThat(known.result().headline().exitCode()).isEqualTo(1);
    }

    @Test
    void whatWasNotJudgedBeforeTheCutIsUndecidedAndSaysHowFarItWas() {
        begin(GCD_07, GCD_09);
        known.add(new JournalEntry.Started(1, GCD_07));
        known.add(new JournalEntry.Ended(5, Optional.of("its time limit of 1 s was reached")));

        assertThat(known.result().row(GCD_07).reason())
                .isEqualTo("its time limit of 1 s was reached while it was judged");
        assertThat(known.result().row(GCD_09).reason())
                .isEqualTo("its time limit of 1 s was reached before it was judged");
        assertThat(verdict(GCD_07)).isEqualTo(Verdict.INCONCLUSIVE);
    }

    @Test
    void theLastWordOnAShareCounts() {
        begin(GCD_07);
        recorded(1, Records.broken(GCD_07, Records.tooSmall(GCD_07)));
        recorded(1, Records.kept(GCD_07));
        end();

        assertThat(verdict(GCD_07)).isEqualTo(Verdict.CONFORMS);
    }

    @Test
    void whatOneShareShowedInPassingCountsBesideWhatTheOtherJudged() {
        begin(GCD_07, CB_03);
        recorded(1, Records.kept(CB_03));
        recorded(2, Records.inPassing(CB_03));
        end();

        assertThat(verdict(CB_03)).isEqualTo(Verdict.VIOLATES);
        assertThat(known.result().row(CB_03).evidence().judgedTries())
                .isEqualTo(Records.kept(CB_03).evidence().judgedTries());
    }

    private void repeated(Finding finding, int seen) {
        known.add(new JournalEntry.Repeated(GCD_07, finding.token(), new Repetition(seen, 3)));
        end();
    }

    @Test
    void somethingForbiddenStaysAViolationHoweverOftenItIsRepeated() {
        begin(GCD_07);
        Finding forbidden = Records.tooSmall(GCD_07);
        recorded(1, Records.broken(GCD_07, forbidden));
        repeated(forbidden, 0);

        assertThat(verdict(GCD_07)).isEqualTo(Verdict.VIOLATES);
        assertThat(known.result().row(GCD_07).findings().get(0).repetition()).hasValue(new Repetition(0, 3));
    }

    @ParameterizedTest
    @CsvSource({"0, FLAKY", "2, FLAKY", "3, VIOLATES"})
    void somethingRequiredThatComesOnAReplayWasOnlyLate(int seen, Verdict verdict) {
        begin(GCD_07);
        Finding missing = Records.missing(GCD_07);
        recorded(1, Records.broken(GCD_07, missing));
        repeated(missing, seen);

        assertThat(verdict(GCD_07)).isEqualTo(verdict);
    }

    @Test
    void somethingLateOfOneShareTakesNothingFromWhatAnotherHasProved() {
        begin(GCD_07);
        Finding missing = Records.missing(GCD_07);
        recorded(1, Records.broken(GCD_07, missing));
        recorded(2, Records.inPassing(GCD_07));
        repeated(missing, 0);

        assertThat(verdict(GCD_07)).isEqualTo(Verdict.VIOLATES);
    }

    @Test
    void replaysOfAnotherCaseSayNothing() {
        begin(GCD_07);
        recorded(1, Records.broken(GCD_07, Records.missing(GCD_07)));
        repeated(Records.tooSmall(GCD_07), 0);

        assertThat(verdict(GCD_07)).isEqualTo(Verdict.VIOLATES);
        assertThat(known.result().row(GCD_07).findings().get(0).repetition()).isEmpty();
    }

    @Test
    void withoutABeginningThereIsNothingToReport() {
        assertThat(known.hasBegun()).isFalse();
        assertThatThrownBy(known::result).isInstanceOf(IllegalStateException.class);
    }
}
