package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import net.jqwik.api.lifecycle.TryExecutionResult;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CircumstanceDraws;
import org.ndktck.plan.Facts;
import org.ndktck.report.model.Finding;

/** The property that runs, and its search for a simple case. */
class PropertyRunTest {

    private static final int SHRINKING_BUDGET = 400;
    private static final int PASSED_OVER = 10;

    private final PropertyRun property = new PropertyRun(RequirementId.GCD_07, 1, SampleRun.ordinary());

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
        property.falsified(new PropertyRun.Case(List.of(), finding(plan)));
    }

    /** Neither fewer tries than it needs, nor further ones that would be made under no new circumstances. */
    @Test
    void itHasTheTriesThatItNeedsAndNoMoreWhereNoPairIsLeft() {
        PropertyRun ordinary = new PropertyRun(RequirementId.GCD_07, 2, SampleRun.ordinary());
        PropertyRun free = new PropertyRun(
                RequirementId.GCD_07, 1, new CircumstanceDraws(Facts.USUAL, Set.of(), 1, 1, /* everyPair= */ true));

        ordinary.circumstances().judged(ordinary.circumstances().next(), Set.of());
        ordinary.begins(parameters -> TryExecutionResult.satisfied(), List.of());
        free.begins(parameters -> TryExecutionResult.satisfied(), List.of());
        assertThat(ordinary.isEnough()).as("after one of two").isFalse();

        ordinary.begins(parameters -> TryExecutionResult.satisfied(), List.of());
        assertThat(ordinary.isEnough())
                .as("with one circumstance of each dimension")
                .isTrue();
        assertThat(free.isEnough()).as("with pairs that were not judged").isFalse();
    }

    @Test
    void onlySoManyCasesArePassedOver() {
        for (int passed = 0; passed < PASSED_OVER; passed++) {
            assertThat(property.mayPassOver()).isTrue();
        }
        assertThat(property.mayPassOver()).isFalse();
    }

    @Test
    void withoutABrokenCaseThereIsNoFinding() {
        assertThat(property.isShrinking()).isFalse();
        assertThat(property.broken()).isNull();
        assertThat(property.onlyOne(true)).isNull();
    }

    @Test
    void theLastBrokenCaseIsTheSimplestSoFar() {
        falsify("large");
        falsify("small");

        assertThat(property.isShrinking()).isTrue();
        assertThat(property.broken()).isEqualTo(new PropertyRun.Case(List.of(), finding("small")));
        assertThat(property.onlyOne(false)).isEqualTo(finding("small"));
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
    void aMissingThingIsConfirmedOnce() {
        assertThat(property.isConfirmed()).isFalse();

        property.confirm();

        assertThat(property.isConfirmed()).isTrue();
    }
}
