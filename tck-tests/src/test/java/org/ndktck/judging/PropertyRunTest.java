package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** The property that runs, and its search for a simple case. */
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
        property.falsified(plan, new PropertyRun.Case(List.of(), finding(plan)));
    }

    private Finding simplest(String plan) {
        return Objects.requireNonNull(property.simplest(plan), plan).finding();
    }

    @Test
    void withoutAFalsifiedPlanThereIsNoFinding() {
        assertThat(property.isShrinking()).isFalse();
        assertThat(property.simplest("simplest")).isNull();
        assertThat(property.onlyOne(true)).isNull();
    }

    @Test
    void thePlanThatTheSearchEndedWithIsTheSimplest() {
        falsify("large");
        falsify("small");
        falsify("tried last");

        assertThat(property.isShrinking()).isTrue();
        assertThat(simplest("small")).isEqualTo(finding("small"));
    }

    @Test
    void withoutAFindingOfThatPlanTheLastOneIsTaken() {
        falsify("large");
        falsify("small");

        assertThat(simplest("unheard of")).isEqualTo(finding("small"));
    }

    @Test
    void shrinkingTriesAreCounted() {
        for (int at = 0; at < SHRINKING_BUDGET; at++) {
            assertThat(property.mayShrinkOn()).isTrue();
        }

        assertThat(property.mayShrinkOn()).isFalse();
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

        assertThat(simplest("plan 0")).isEqualTo(finding("plan 999"));
        assertThat(simplest("plan 936")).isEqualTo(finding("plan 936"));
        assertThat(simplest("plan 935")).isEqualTo(finding("plan 999"));
    }

    @Test
    void aMissingThingIsConfirmedOnce() {
        assertThat(property.isConfirmed()).isFalse();

        property.confirm();

        assertThat(property.isConfirmed()).isTrue();
    }
}
