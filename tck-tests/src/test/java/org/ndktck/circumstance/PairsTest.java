package org.ndktck.circumstance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which pairs of circumstances a property was judged under. */
class PairsTest {

    private static final int MANY = 100;

    private final Pairs pairs = new Pairs(List.of(
            List.of(Pace.AT_ONCE, Pace.AFTER_A_WHILE),
            List.of(Turn.FIRST, Turn.AFTER_ACCEPTED, Turn.AFTER_REJECTED),
            List.of(PeerEvent.SAME)));

    private void judged(Circumstance... values) {
        pairs.judged(List.of(values).stream().map(Optional::of).toList());
    }

    @Test
    void thereAreAsManyAsTwoDimensionsHaveValuesTogether() {
        assertThat(pairs.possible()).isEqualTo(2 * 3 + 2 + 3);
        assertThat(pairs.judged()).isZero();
        assertThat(pairs.missing(MANY)).hasSize(11).startsWith("Pace.AT_ONCE x Turn.FIRST");
    }

    @Test
    void oneTryIsEachPairOfItsValuesOnce() {
        judged(Pace.AT_ONCE, Turn.AFTER_REJECTED, PeerEvent.SAME);
        judged(Pace.AT_ONCE, Turn.AFTER_REJECTED, PeerEvent.SAME);

        assertThat(pairs.judged()).isEqualTo(3);
        assertThat(pairs.missing(MANY))
                .hasSize(8)
                .doesNotContain(
                        "Pace.AT_ONCE x Turn.AFTER_REJECTED",
                        "Pace.AT_ONCE x PeerEvent.SAME",
                        "Turn.AFTER_REJECTED x PeerEvent.SAME");
    }

    @Test
    void whatWasNotBroughtAboutMakesNoPair() {
        pairs.judged(List.of(Optional.of(Pace.AFTER_A_WHILE), Optional.empty(), Optional.of(PeerEvent.SAME)));

        assertThat(pairs.judged()).isEqualTo(1);
        assertThat(pairs.missing(MANY)).doesNotContain("Pace.AFTER_A_WHILE x PeerEvent.SAME");
    }

    @Test
    void whatIsNotFreeMakesNoPair() {
        judged(Pace.AT_ONCE, Turn.FOURTH, PeerEvent.UNREGISTERED);

        assertThat(pairs.judged()).isZero();
    }

    @Test
    void onlySomeOfTheMissingAreNamed() {
        assertThat(pairs.missing(2)).containsExactly("Pace.AT_ONCE x Turn.FIRST", "Pace.AT_ONCE x Turn.AFTER_ACCEPTED");
        assertThat(pairs.missing(0)).isEmpty();
    }

    @Test
    void nothingIsMissingWhenEachWasJudged() {
        for (Pace pace : Pace.values()) {
            for (Turn turn : List.of(Turn.FIRST, Turn.AFTER_ACCEPTED, Turn.AFTER_REJECTED)) {
                judged(pace, turn, PeerEvent.SAME);
            }
        }

        assertThat(pairs.judged()).isEqualTo(pairs.possible());
        assertThat(pairs.missing(MANY)).isEmpty();
    }
}
