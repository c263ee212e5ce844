package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.OutPointers;

/** What is one step simpler than plans. */
class SimplerPlansTest {

    private static List<String> than(String text, Class<?>... types) {
        return SimplerPlans.than(PlanText.parse(text, List.of(types))).stream()
                .map(PlanText::of)
                .toList();
    }

    @Test
    void nothingIsSimplerThanTheSimplestPlan() {
        assertThat(than("simplest", ConnectionDataPlan.class, Capacity.class)).isEmpty();
    }

    @Test
    void eachComponentOfEachPlanIsSimplifiedByItself() {
        assertThat(than("request-length=3.reply-length=1", ConnectionDataPlan.class))
                .containsExactly("reply-length=1", "request-length=2.reply-length=1", "request-length=3");
        assertThat(than("side=active.outPointers=neither", ConnectionDataPlan.class, OutPointers.class))
                .contains("outPointers=neither", "side=active");
    }

    @Test
    void numberGoesDownByTheWholeDistanceByHalfOfItAndSoOn() {
        assertThat(than("request-length=9", ConnectionDataPlan.class))
                .containsExactly("simplest", "request-length=5", "request-length=7", "request-length=8");
    }

    @Test
    void numberBelowTheSimplestIsLeftAlone() {
        assertThat(than("limits-inA=0", ConnectionDataPlan.class)).isEmpty();
    }

    @Test
    void constantBecomesTheSimplestOrTheOneBefore() {
        assertThat(than("request-pattern=trailing-zeros", ConnectionDataPlan.class))
                .containsExactly("simplest", "request-pattern=zeros");
        assertThat(than("side=active", ConnectionDataPlan.class)).containsExactly("simplest");
    }

    @Test
    void listLacksOneOfItsElements() {
        assertThat(than("moves=accept+disconnect-active", CallSequence.class))
                .containsExactly("moves=disconnect-active", "moves=accept");
        assertThat(than("moves=accept+accept", CallSequence.class)).containsExactly("moves=accept");
        assertThat(than("moves=accept", CallSequence.class)).containsExactly("simplest");
    }

    /** Two equal limits are in no plan: the domain draws four that differ. */
    @Test
    void limitsStayApart() {
        assertThat(than("limits-inA=5", ConnectionDataPlan.class)).containsExactly("simplest");
        assertThat(than("limits-inA=7", ConnectionDataPlan.class)).containsExactly("simplest", "limits-inA=6");
    }
}
