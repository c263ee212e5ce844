package org.ndktck.circumstance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which pairs of circumstances a property was judged under. */
class CircumstancePairsTest {

    private static final int MANY = 100;

    private final CircumstancePairs pairs = new CircumstancePairs(List.of(
            List.of(ConsumerPace.AT_ONCE, ConsumerPace.AFTER_A_WHILE),
            List.of(RequestOrder.FIRST, RequestOrder.AFTER_ACCEPTED, RequestOrder.AFTER_REJECTED),
            List.of(PeerEvent.SAME)));

    private void judged(Circumstance... values) {
        pairs.judged(List.of(values).stream().map(Optional::of).toList());
    }

    @Test
    void thereAreAsManyAsTwoDimensionsHaveValuesTogether() {
        assertThat(pairs.possible()).isEqualTo(2 * 3 + 2 + 3);
        assertThat(pairs.judged()).isZero();
        assertThat(pairs.missing(MANY)).hasSize(11).startsWith("ConsumerPace.AT_ONCE x RequestOrder.FIRST");
    }

    @Test
    void oneTryIsEachPairOfItsValuesOnce() {
        judged(ConsumerPace.AT_ONCE, RequestOrder.AFTER_REJECTED, PeerEvent.SAME);
        judged(ConsumerPace.AT_ONCE, RequestOrder.AFTER_REJECTED, PeerEvent.SAME);

        assertThat(pairs.judged()).isEqualTo(3);
        assertThat(pairs.missing(MANY))
                .hasSize(8)
                .doesNotContain(
                        "ConsumerPace.AT_ONCE x RequestOrder.AFTER_REJECTED",
                        "ConsumerPace.AT_ONCE x PeerEvent.SAME",
                        "RequestOrder.AFTER_REJECTED x PeerEvent.SAME");
    }

    @Test
    void whatWasNotBroughtAboutMakesNoPair() {
        pairs.judged(List.of(Optional.of(ConsumerPace.AFTER_A_WHILE), Optional.empty(), Optional.of(PeerEvent.SAME)));

        assertThat(pairs.judged()).isEqualTo(1);
        assertThat(pairs.missing(MANY)).doesNotContain("ConsumerPace.AFTER_A_WHILE x PeerEvent.SAME");
    }

    @Test
    void whatIsNotFreeMakesNoPair() {
        judged(ConsumerPace.AT_ONCE, RequestOrder.FOURTH, PeerEvent.UNREGISTERED);

        assertThat(pairs.judged()).isZero();
    }

    @Test
    void onlySomeOfTheMissingAreNamed() {
        assertThat(pairs.missing(2))
                .containsExactly(
                        "ConsumerPace.AT_ONCE x RequestOrder.FIRST",
                        "ConsumerPace.AT_ONCE x RequestOrder.AFTER_ACCEPTED");
        assertThat(pairs.missing(0)).isEmpty();
    }

    @Test
    void nothingIsMissingWhenEachWasJudged() {
        for (ConsumerPace pace : ConsumerPace.values()) {
            for (RequestOrder turn :
                    List.of(RequestOrder.FIRST, RequestOrder.AFTER_ACCEPTED, RequestOrder.AFTER_REJECTED)) {
                judged(pace, turn, PeerEvent.SAME);
            }
        }

        assertThat(pairs.judged()).isEqualTo(pairs.possible());
        assertThat(pairs.missing(MANY)).isEmpty();
    }
}
