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

    /** What is mutated apart from each other. */
    private enum Part {
        REFERENCE("reference", 90, 97, "pit-reports", "survivors.txt"),
        /** Much of it is about sockets, hostile peers and a system that refuses, which tests of its own judge. */
        OVER_TCP("over-tcp", 65, 75, "pit-reports-over-tcp", "survivors-over-tcp.txt");

        private final String direction;
        private final double leastKilledPercent;
        private final double leastStrengthPercent;
        private final Path report;
        private final Path survivors;

        Part(
                String direction,
                double leastKilledPercent,
                double leastStrengthPercent,
                String reports,
                String survivors) {
            this.direction = direction;
            this.leastKilledPercent = leastKilledPercent;
            this.leastStrengthPercent = leastStrengthPercent;
            this.report = Path.of("target", reports, "mutations.xml");
            this.survivors = Path.of(survivors);
        }
    }

    @ParameterizedTest
    @EnumSource
    void enoughMutantsAreFoundOut(Part part) throws IOException {
        Figures figures = Figures.of(PitReport.read(part.report));
        figures.keep(part.direction, BuildTime.minutes(part.report));

        assertThat(figures.problems(part.leastKilledPercent, part.leastStrengthPercent))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everySurvivorIsKnownWithAReason(Part part) throws IOException {
        assertThat(Survivors.read(part.survivors).problems(PitReport.read(part.report)))
                .isEmpty();
    }
}
