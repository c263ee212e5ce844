package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Finding;

/** The property that runs, and its search for a simple case. */
class PropertyRunTest {

    private static final int SHRINKING_BUDGET = 400;

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
