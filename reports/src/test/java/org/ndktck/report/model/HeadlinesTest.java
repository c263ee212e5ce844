package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.catalog.RequirementId.GEN_01;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.sample.Results;

class HeadlinesTest {

    private static final int MUSTS = Results.CATALOG.providerMusts();

    private final Map<RequirementId, Row> rows = new EnumMap<>(RequirementId.class);

    @Test
    void nothingJudgedIsNotRun() {
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("NOT RUN: nothing was judged", 3));
    }

    @Test
    void aShouldAloneIsNotEnoughToSpeakOfConformance() {
        set(ACC_21, Verdict.CONFORMS);

        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("NOT RUN: no MUST was judged", 3));
    }

    @Test
    void declaringEveryMustAbsentIsNotConformance() {
        all(Verdict.NOT_SUPPORTED);
        set(ACC_21, Verdict.CONFORMS);

        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("NOT RUN: no MUST was judged", 3));
    }

    @Test
    void onlyAConformingRunThatLeftAMustOutIsPartial() {
        set(GCD_07, Verdict.CONFORMS);
        assertThat(fold(FailOn.VIOLATION).isPartial()).isTrue();

        set(GCD_12, Verdict.WAIVED);
        assertThat(fold(FailOn.VIOLATION).isPartial()).isTrue();

        set(GCD_12, Verdict.VIOLATES);
        assertThat(fold(FailOn.VIOLATION).isPartial()).isFalse();

        all(Verdict.CONFORMS);
        assertThat(fold(FailOn.VIOLATION).isPartial()).isFalse();
    }

    @Test
    void theFirstRuleThatAppliesWins() {
        set(GCD_07, Verdict.CONFORMS);
        assertThat(fold(FailOn.VIOLATION).text()).isEqualTo("CONFORMS AS FAR AS JUDGED: 1 of " + MUSTS + " MUSTs");

        set(GCD_12, Verdict.INCONCLUSIVE);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("UNDECIDED", 2));

        set(GCD_19, Verdict.BROKEN, Culprit.ADAPTER);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("NOT RUN: the provider's adapter code failed", 3));

        set(ACC_21, Verdict.BROKEN, Culprit.KIT);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("KIT DEFECT", 4));

        set(GEN_01, Verdict.VIOLATES);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("DOES NOT CONFORM", 1));
    }

    @ParameterizedTest
    @CsvSource({
        "CONFORMS, CONFORMS",
        "CONFORMS WITH 2 WAIVERS, CONFORMS_WITH_WAIVERS",
        "'CONFORMS AS FAR AS JUDGED: 1 of 249 MUSTs, WITH 2 WAIVERS', CONFORMS_AS_FAR_AS_JUDGED",
        "DOES NOT CONFORM (incomplete: time limit), DOES_NOT_CONFORM",
        "UNDECIDED (waivers: expired of GCD-07), UNDECIDED",
        "NOT RUN: no MUST was judged, NOT_RUN",
        "KIT DEFECT, KIT_DEFECT"
    })
    void everyHeadlineIsOfOneKind(String text, Headline.Kind kind) {
        assertThat(new Headline(text, 0).kind()).isEqualTo(kind);
    }

    @Test
    void aFlakyMustIsUndecided() {
        set(GCD_07, Verdict.FLAKY);

        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("UNDECIDED", 2));
    }

    @Test
    void everyMustKeptConforms() {
        musts(Verdict.CONFORMS);
        set(GCD_07, Verdict.NOTED);
        set(GCD_12, Verdict.NOT_SUPPORTED);
        set(GCD_19, Verdict.UNTESTABLE);

        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("CONFORMS", 0));
    }

    @Test
    void waiversAreInTheHeadline() {
        musts(Verdict.CONFORMS);
        set(GCD_07, Verdict.WAIVED);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("CONFORMS WITH 1 WAIVER", 0));

        set(GCD_12, Verdict.WAIVED);
        assertThat(fold(FailOn.VIOLATION)).isEqualTo(new Headline("CONFORMS WITH 2 WAIVERS", 0));

        set(GCD_19, Verdict.NOT_JUDGED);
        assertThat(fold(FailOn.VIOLATION))
                .isEqualTo(new Headline(
                        "CONFORMS AS FAR AS JUDGED: " + (MUSTS - 1) + " of " + MUSTS + " MUSTs, WITH 2 WAIVERS", 0));
    }

    @Test
    void twoHundredAndFiftySixViolationsStillExitWithOne() {
        all(Verdict.VIOLATES);

        assertThat(rows).hasSizeGreaterThan(256);
        assertThat(fold(FailOn.VIOLATION).exitCode()).isEqualTo(1);
    }

    @Test
    void failOnNotedAndUndecidedAddRules() {
        set(GCD_07, Verdict.NOTED);
        set(ACC_21, Verdict.INCONCLUSIVE);

        assertThat(fold(FailOn.VIOLATION).exitCode()).isZero();
        assertThat(fold(FailOn.NOTED).exitCode()).isEqualTo(1);
        assertThat(fold(FailOn.UNDECIDED).exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(FailOn.class)
    void failOnAsksForNothingWhereEverythingIsKept(FailOn failOn) {
        musts(Verdict.CONFORMS);

        assertThat(fold(failOn)).isEqualTo(new Headline("CONFORMS", 0));
    }

    @ParameterizedTest
    @EnumSource(FailOn.class)
    void failOnNeverTouchesABadExitCode(FailOn failOn) {
        for (Verdict bad : List.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.NOT_JUDGED)) {
            rows.clear();
            set(ACC_21, Verdict.NOTED);
            set(GCD_07, bad);

            assertThat(fold(failOn)).isEqualTo(fold(FailOn.VIOLATION));
            assertThat(fold(failOn).exitCode()).isNotZero();
        }
    }

    private void musts(Verdict verdict) {
        Results.CATALOG.requirements().stream()
                .filter(requirement -> requirement.isProviderMust())
                .forEach(requirement -> set(requirement.id(), verdict));
    }

    private void all(Verdict verdict) {
        Arrays.stream(RequirementId.values()).forEach(id -> set(id, verdict));
    }

    private void set(RequirementId id, Verdict verdict) {
        rows.put(id, row(id, verdict, Optional.empty()));
    }

    private void set(RequirementId id, Verdict verdict, Culprit culprit) {
        rows.put(id, row(id, verdict, Optional.of(culprit)));
    }

    private Headline fold(FailOn failOn) {
        List<Row> all = Arrays.stream(RequirementId.values())
                .map(id -> rows.getOrDefault(id, row(id, Verdict.NOT_JUDGED, Optional.empty())))
                .toList();
        return new Headlines(Results.CATALOG).fold(all, Results.info("reference", Map.of()), failOn);
    }

    private static Row row(RequirementId id, Verdict verdict, Optional<Culprit> by) {
        return new Row(id, verdict, by, "", Optional.empty(), Evidence.NONE, List.of(), List.of());
    }
}
