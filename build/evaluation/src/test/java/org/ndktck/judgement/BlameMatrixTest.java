package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of a blame matrix: each gate on them can go red. */
class BlameMatrixTest {

    private static final BlameLine EXACT = line("faulty:A", List.of("GCD-07"), List.of("GCD-07", "GCD-11"));
    private static final BlameLine MISSING = line("faulty:B", List.of("GCD-12", "GCD-19"), List.of("GCD-12"));
    private static final BlameLine ACCUSING = line("faulty:C", List.of("GCD-07"), List.of("GCD-07", "CON-08"));

    @Test
    void whatWasNotFoundLowersRecall() {
        assertThat(matrix(EXACT).recall().atLeast(100)).isTrue();
        assertThat(matrix(EXACT, MISSING).recall()).isEqualTo(new Ratio(2, 3));
        assertThat(matrix(EXACT, MISSING).recall().atLeast(100)).isFalse();
        assertThat(MISSING.missed()).containsExactly("GCD-19");
    }

    @Test
    void aFalseAccusationLowersPrecision() {
        assertThat(matrix(EXACT).precision()).isEqualTo(new Ratio(2, 2));
        assertThat(matrix(EXACT, ACCUSING).precision()).isEqualTo(new Ratio(3, 4));
        assertThat(matrix(EXACT, ACCUSING).precision().atLeast(95)).isFalse();
    }

    @Test
    void whatFollowsLowersRawPrecisionOnly() {
        assertThat(matrix(EXACT).rawPrecision()).isEqualTo(new Ratio(1, 2));
    }

    @Test
    void whatHasAReasonIsNoFalseAccusationAndLowersStrictPrecision() {
        BlameLine reasoned = reasoned(List.of("CON-08"), List.of("CON-10"), "GCD-07", "CON-08", "CON-10", "GCD-03");

        assertThat(matrix(reasoned).precision()).isEqualTo(new Ratio(4, 4));
        assertThat(matrix(reasoned).strictPrecision()).isEqualTo(new Ratio(1, 4));
    }

    @Test
    void whatIsNamedBesideAndDoesNotComeOutIsIdle() {
        BlameLine seen = reasoned(List.of("CON-08"), List.of(), "GCD-07", "CON-08");
        BlameLine unseen = reasoned(List.of("CON-08", "CON-10"), List.of(), "GCD-07", "CON-10", "GCD-03");

        assertThat(matrix(EXACT, seen).idle()).isEmpty();
        assertThat(matrix(EXACT, seen, unseen).idle()).containsExactly("faulty:D: CON-08");
    }

    @Test
    void whatIsNamedForARaceOrARarePlanIsNotIdle() {
        BlameLine racy = reasoned(List.of(), List.of("CON-08"), "GCD-07");

        assertThat(matrix(racy).idle()).isEmpty();
        assertThat(matrix(racy).recall().atLeast(100)).isTrue();
    }

    @Test
    void whatNeededASecondLookIsCounted() {
        BlameLine racy = new BlameLine(
                "faulty:E", List.of("CLO-18"), List.of(), List.of(), List.of(), List.of(), List.of("CLO-18"), 2);

        assertThat(matrix(EXACT, racy).atFirstLook()).isEqualTo(new Ratio(1, 2));
        assertThat(matrix(EXACT, racy).caught()).containsExactly("CLO-18", "GCD-07");
    }

    @Test
    void aShareOfNothingIsNone() {
        assertThatThrownBy(() -> new Ratio(0, 0)).hasMessageContaining("whole = 0");
        assertThat(new Ratio(2, 3)).hasToString("66.7 % (2 of 3)");
        assertThat(new Ratio(1999, 2000).atLeast(100)).isFalse();
    }

    @Test
    void theHeatMapTellsTheKindsApart() {
        String map =
                HeatMap.of(matrix(EXACT, ACCUSING, MISSING), List.of("GCD-07", "GCD-11", "GCD-12", "GCD-19", "CON-08"));

        assertThat(map)
                .contains("faulty:A: GCD-07 declared", "faulty:A: GCD-11 follows")
                .contains("faulty:C: CON-08 false accusation", "faulty:B: GCD-19 missed");
    }

    @Test
    void whatIsWrittenIsReadAgain(@TempDir Path directory) {
        FiguresFile.write(directory.resolve("blame-0.json"), List.of(EXACT));
        FiguresFile.write(directory.resolve("blame-1.json"), List.of(MISSING, ACCUSING));

        assertThat(FiguresFile.readAll(directory, "blame-", BlameLine.class)).containsExactly(EXACT, MISSING, ACCUSING);
    }

    private static BlameMatrix matrix(BlameLine... lines) {
        return new BlameMatrix(List.of(lines));
    }

    private static BlameLine line(String provider, List<String> breaks, List<String> violated) {
        return new BlameLine(provider, breaks, List.of("GCD-11"), List.of(), List.of(), List.of(), violated, 1);
    }

    private static BlameLine reasoned(List<String> also, List<String> nowAndThen, String... violated) {
        return new BlameLine(
                "faulty:D", List.of("GCD-07"), List.of(), also, nowAndThen, List.of("GCD-03"), List.of(violated), 1);
    }
}
