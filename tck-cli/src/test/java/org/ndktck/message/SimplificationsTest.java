package org.ndktck.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is one step simpler than a plan. */
class SimplificationsTest {

    @Test
    void nothingIsSimplerThanTheSimplestPlan() {
        assertThat(Simplifications.of("GCD-07:simplest")).isEmpty();
    }

    @Test
    void eachComponentIsSimplifiedByItself() {
        assertThat(Simplifications.of("GCD-11:request-length=3.relation=below"))
                .containsExactlyInAnyOrder(
                        "GCD-11:relation=below", "GCD-11:request-length=2.relation=below", "GCD-11:request-length=3");
    }

    @Test
    void constantBecomesTheSimplestOrTheNext() {
        assertThat(Simplifications.of("GCD-07:request-pattern=trailing-zeros"))
                .containsExactlyInAnyOrder("GCD-07:simplest", "GCD-07:request-pattern=zeros");
    }

    /** Two equal limits are in no plan: the domain draws four that differ. */
    @Test
    void limitsStayApart() {
        assertThat(Simplifications.of("GCD-07:limits-inA=5"))
                .containsExactly("GCD-07:simplest"); // 4 is what the passive side asks for
        assertThat(Simplifications.of("GCD-07:limits-inA=7")).containsExactly("GCD-07:simplest", "GCD-07:limits-inA=6");
    }
}
