package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must come of the mutants of the reference. PIT has run before. */
@Tag("mutation")
class FiguresTest {

    private static final double LEAST_KILLED_PERCENT = 90;
    private static final double LEAST_STRENGTH_PERCENT = 97;
    private static final Path REPORT = Path.of("target", "pit-reports", "mutations.xml");

    private final List<Mutant> mutants = PitReport.read(REPORT);

    FiguresTest() throws IOException {}

    @Test
    void enoughMutantsAreFoundOut() throws IOException {
        Figures figures = Figures.of(mutants);
        figures.keep("reference", BuildTime.minutes(REPORT));

        assertThat(figures.problems(LEAST_KILLED_PERCENT, LEAST_STRENGTH_PERCENT))
                .isEmpty();
    }

    @Test
    void everySurvivorIsKnownWithAReason() throws IOException {
        assertThat(Survivors.read(Path.of("survivors.txt")).problems(mutants)).isEmpty();
    }
}
