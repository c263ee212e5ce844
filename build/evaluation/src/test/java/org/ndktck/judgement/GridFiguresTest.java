package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.judgement.GridLine.Ending;

/** The figures about the grid. */
class GridFiguresTest {

    private static final GridFigures FIGURES = new GridFigures(List.of(
            line("grid:Connect.outcome.early.always", Ending.VIOLATES, 4, List.of("CON-32"), List.of("ACC-22")),
            line("grid:Connect.outcome.early.ipv6", Ending.VIOLATES, 4, List.of(), List.of("ACC-22")),
            line("grid:Accept.outcome.never.ipv6", Ending.CONFORMS, 3, List.of(), List.of()),
            line("grid:Accept.outcome.never.oneCq", Ending.UNDECIDED, 3, List.of(), List.of()),
            line("grid:Accept.outcome.early.twoCqs", Ending.CONFORMS, 0, List.of(), List.of())));

    private static GridLine line(
            String fault, Ending ending, long deviations, List<String> seen, List<String> besides) {
        return new GridLine(fault, seen, besides, seen.isEmpty() ? null : 1L, deviations, ending);
    }

    @Test
    void everyFaultEndsInOneWay() {
        assertThat(FIGURES.recall()).isEqualTo(new Ratio(2, 5));
        assertThat(FIGURES.passed()).isEqualTo(1);
        assertThat(FIGURES.undecided()).isEqualTo(1);
        assertThat(FIGURES.idle()).isEqualTo(1);
    }

    /** One that is seen later counts once, and only where it was missed. */
    @Test
    void whatIsSeenLaterCountsBesideWhatWasSeen() {
        GridFigures later = new GridFigures(List.of(
                line("grid:Connect.outcome.early.always", Ending.VIOLATES, 4, List.of("CON-32"), List.of()),
                line("grid:Accept.outcome.never.ipv6", Ending.VIOLATES, 3, List.of("ACC-17"), List.of()),
                line("grid:Accept.outcome.never.oneCq", Ending.CONFORMS, 3, List.of(), List.of())));

        assertThat(FIGURES.recallWith(later)).isEqualTo(new Ratio(3, 5));
    }

    @Test
    void blameIsWhatTheDescriptorNames() {
        assertThat(FIGURES.precision()).isEqualTo(new Ratio(1, 3));
        assertThat(FIGURES.blamedRightly()).isEqualTo(new Ratio(1, 2));
    }

    /** Rows that nobody looked at are not blamed wrongly, and not rightly either. */
    @Test
    void aFaultThatWasNotJudgedByAllRowsSaysNothingAboutBlame() {
        GridLine all =
                line("grid:Connect.outcome.early.always", Ending.VIOLATES, 4, List.of("CON-32"), List.of("ACC-22"));
        GridLine some =
                new GridLine("grid:Connect.outcome.early.ipv6", List.of("CON-32"), null, 1L, 4, Ending.VIOLATES);

        GridFigures figures = new GridFigures(List.of(all, some));

        assertThat(figures.judgedEverywhere()).isEqualTo(1);
        assertThat(figures.precision()).isEqualTo(new Ratio(1, 2));
        assertThat(figures.recall()).isEqualTo(new Ratio(2, 2));
    }

    @Test
    void partsAreThoseOfTheNames() {
        assertThat(FIGURES.by(GridLine::trigger))
                .hasEntrySatisfying(
                        "ipv6", figures -> assertThat(figures.recall()).isEqualTo(new Ratio(1, 2)));
        assertThat(FIGURES.by(GridLine::effect)).containsOnlyKeys("early", "never");
        assertThat(FIGURES.by(GridLine::function)).containsOnlyKeys("Accept", "Connect");
    }

    @Test
    void aSampleMayFallShortByItsError() {
        assertThat(FIGURES.percentFor(60)).isEqualTo(27);
        assertThat(FIGURES.percentFor(6000)).isEqualTo(38);
    }

    @Test
    void thePublishedFiguresAreAboutFaultsThatThereAre() {
        Set<String> names = Grid.faults().stream().map(GridFault::name).collect(Collectors.toSet());

        assertThat(GridFigures.published().lines())
                .as("docs/judgement/grid.json; `mvn -Pgrid verify -Dgolden.update=true` measures anew")
                .isNotEmpty()
                .extracting(GridLine::fault)
                .doesNotHaveDuplicates()
                .isSubsetOf(names);
    }

    /** A reason for a fault that is caught excuses nothing. */
    @Test
    void everyExplainedSurvivorSurvived() {
        Set<String> survivors = GridFigures.published().lines().stream()
                .filter(line -> !line.isCaught())
                .map(line -> line.fault().substring(GridFault.PREFIX.length()))
                .collect(Collectors.toSet());

        assertThat(Reasons.of(ShippedProviders.class, "grid-survivors.properties")
                        .keySet())
                .isSubsetOf(survivors);
    }
}
