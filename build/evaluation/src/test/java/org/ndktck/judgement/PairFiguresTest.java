package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is measured of some pairs takes the place of what was published of these, and of no others. */
class PairFiguresTest {

    private record Figure(String name, int number) implements PairFigures.Line {}

    private static String pair(int at) {
        return DeclaredPair.seenByTheirOwnProperty().get(at).name();
    }

    @Test
    void linesAreReplacedByName() {
        assertThat(PairFigures.renewed(
                        List.of(new Figure(pair(0), 1), new Figure(pair(1), 1)), List.of(new Figure(pair(1), 2))))
                .containsExactly(new Figure(pair(0), 1), new Figure(pair(1), 2));
    }

    @Test
    void linesComeInTheOrderOfThePairs() {
        assertThat(PairFigures.renewed(List.of(new Figure(pair(2), 1)), List.of(new Figure(pair(0), 2))))
                .containsExactly(new Figure(pair(0), 2), new Figure(pair(2), 1));
    }

    @Test
    void linesOfWhatIsNoPairAnyMoreAreDropped() {
        assertThat(PairFigures.renewed(List.of(new Figure("Gone.GCD-07", 1)), List.of()))
                .isEmpty();
    }
}
