package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.DeclaredPair;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.PairFigures;

/** Whether the profile effort measured everything, once all shares have been run; these hold the gate on misses. */
@Tag("effort")
class EffortJudgementIT {

    private static List<EffortLine> lines() {
        return FiguresFile.readAll(FiguresFile.BUILT, "effort-", EffortLine.class);
    }

    @Test
    void everyPairOfAFaultAndARequirementWasJudged() {
        assertThat(lines())
                .extracting(EffortLine::name)
                .containsExactlyInAnyOrderElementsOf(
                        DeclaredPair.chosen().stream().map(DeclaredPair::name).toList());
    }

    /** Kept with the build; the pages show what was published last. */
    @AfterAll
    static void leaveWithTheBuild() throws IOException {
        PairFigures.keep("effort.json", lines(), EffortLine.class);
        if (Boolean.getBoolean("golden.update")) {
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }
}
