package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** The search for a minimal case. */
class PropertyRunTest {

    private static final int SHRINKING_BUDGET = 400;

    private final PropertyRun property = new PropertyRun(RequirementId.GCD_07);

    private static Finding finding(String plan) {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                "expected",
                "observed of " + plan,
                "C1",
                List.of(),
                "GCD-07:" + plan,
                false);
    }

    private void falsify(String plan) {
        property.falsified(plan, finding(plan));
    }

    @Test
    void withoutAFalsifiedPlanThereIsNoFinding() {
        assertThat(property.isShrinking()).isFalse();
        assertThat(property.minimal("simplest")).isNull();
        assertThat(property.onlyOne(true)).isNull();
    }

    @Test
    void theFindingOfTheMinimalPlanIsTheMinimalOne() {
        falsify("large");
        falsify("small");
        falsify("tried last");

        assertThat(property.isShrinking()).isTrue();
        assertThat(property.minimal("small")).isEqualTo(finding("small").replayedBy("GCD-07:small", true));
    }

    @Test
    void withoutAFindingOfTheMinimalPlanTheLastOneIsTaken() {
        falsify("large");
        falsify("small");

        assertThat(property.minimal("unheard of")).isEqualTo(finding("small"));
    }

    @Test
    void aSearchThatWasCutShortIsNotMinimal() {
        falsify("small");
        for (int at = 0; at < SHRINKING_BUDGET; at++) {
            assertThat(property.mayShrinkOn()).isTrue();
        }
        assertThat(property.wasCutShort()).isFalse();

        assertThat(property.mayShrinkOn()).isFalse();

        assertThat(property.wasCutShort()).isTrue();
        assertThat(property.minimal("small")).isEqualTo(finding("small"));
    }

    @Test
    void aReplayedPlanIsAsMinimalAsItWas() {
        falsify("replayed");

        assertThat(property.onlyOne(true)).isEqualTo(finding("replayed").replayedBy("GCD-07:replayed", true));
    }

    @Test
    void oldFindingsAreForgotten() {
        for (int at = 0; at < 1000; at++) {
            falsify("plan " + at);
        }

        assertThat(property.minimal("plan 999")).isNotNull();
        assertThat(property.minimal("plan 0")).isEqualTo(finding("plan 999"));
        assertThat(property.minimal("plan 936")).isEqualTo(finding("plan 936").replayedBy("GCD-07:plan 936", true));
        assertThat(property.minimal("plan 935")).isEqualTo(finding("plan 999"));
    }

    @Test
    void aMissingThingIsConfirmedOnce() {
        assertThat(property.isConfirmed()).isFalse();

        property.confirm();

        assertThat(property.isConfirmed()).isTrue();
    }
}
