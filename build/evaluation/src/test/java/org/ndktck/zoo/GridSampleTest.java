package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.engine.Selection;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.faulty.grid.GridProvider;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridFigures;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** A drawn sample of the grid: the kit must not see less of it than of the whole when that was published. */
@Tag("zoo")
class GridSampleTest {

    private static final int DRAWN = 60;
    private static final int FEW_TRIES = 20;

    /** Raised when a better measurement is published, never lowered. */
    private static final int GATE_PERCENT = Integer.parseInt(
            Reasons.of(ShippedProviders.class, "grid-gate.properties").getOrDefault("percent", "100"));

    @Test
    void asMuchIsSeenAsOfTheWhole() {
        GridJudge judge = new GridJudge(false);

        List<GridLine> lines = GridJudge.drawn(DRAWN).stream().map(judge::judge).toList();

        FiguresFile.write(FiguresFile.BUILT.resolve("sample.json"), lines);
        GridFigures figures = new GridFigures(lines);
        assertThat(figures.recall().atLeast(GATE_PERCENT))
                .as("%s of a sample are caught, %d %% wanted", figures.recall(), GATE_PERCENT)
                .isTrue();
    }

    @Test
    void theGateIsThePublishedFigureLessTheErrorOfASample() {
        assertThat(GATE_PERCENT).isGreaterThanOrEqualTo(GridFigures.published().percentFor(DRAWN));
        assertThat(GridFigures.published().recall().atLeast(GATE_PERCENT)).isTrue();
    }

    /** What makes the faults of the grid is none itself. */
    @Test
    void aFaultThatNeverActsConforms() throws RunException {
        GridFault fault = Grid.named("grid:GetConnectionData.requiredSize.zero.always");

        RunResult result = Zoo.untilTheFirstViolation(
                new GridProvider(fault.when(CircumstanceTrigger.NEVER)),
                new Selection(Set.of(), Zoo.RECORDED),
                OptionalInt.of(FEW_TRIES));

        assertThat(result.rows()).extracting(Row::verdict).doesNotContain(Verdict.VIOLATES, Verdict.BROKEN);
        assertThat(result.row(RequirementId.GCD_07).verdict()).isEqualTo(Verdict.CONFORMS);
    }
}
