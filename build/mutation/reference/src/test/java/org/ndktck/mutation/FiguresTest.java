package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What must come of the mutants of the reference. PIT has run before. */
@Tag("mutation")
class FiguresTest {

    private static final double LEAST_KILLED_PERCENT = 90;
    private static final double LEAST_STRENGTH_PERCENT = 97;

    /** What is mutated apart from each other. */
    private enum Part {
        REFERENCE("reference", "pit-reports", "survivors.txt"),
        OVER_TCP("over-tcp", "pit-reports-over-tcp", "survivors-over-tcp.txt");

        private final String direction;
        private final Path report;
        private final Path survivors;

        Part(String direction, String reports, String survivors) {
            this.direction = direction;
            this.report = Path.of("target", reports, "mutations.xml");
            this.survivors = Path.of(survivors);
        }
    }

    @ParameterizedTest
    @EnumSource
    void enoughMutantsAreFoundOut(Part part) throws IOException {
        Figures figures = Figures.of(PitReport.read(part.report));
        figures.keep(part.direction, BuildTime.minutes(part.report));

        assertThat(figures.problems(LEAST_KILLED_PERCENT, LEAST_STRENGTH_PERCENT))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everySurvivorIsKnownWithAReason(Part part) throws IOException {
        assertThat(Survivors.read(part.survivors).problems(PitReport.read(part.report)))
                .isEmpty();
    }
}
