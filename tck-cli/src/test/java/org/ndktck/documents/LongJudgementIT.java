package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.Measured;
import org.ndktck.judgement.Stock;

/** The gates on what the profile zoo-full measured, once both halves of each measurement have been run. */
@Tag("zoo-full")
class LongJudgementIT {

    private final List<LawfulTally> lawful = Measured.readAll(Measured.BUILT, "lawful-", LawfulTally.class);
    private final List<EffortLine> effort = Measured.readAll(Measured.BUILT, "effort-", EffortLine.class);

    @Test
    void everyLawfulProviderWasJudgedAndNoneWasAccused() {
        assertThat(lawful)
                .hasSize(Stock.members().size() - Stock.faults().size())
                .allSatisfy(tally -> {
                    assertThat(tally.runs()).isPositive();
                    assertThat(tally.falseAlarms()).isEmpty();
                });
    }

    @Test
    void everyFaultWasSeenUnderEverySeed() {
        assertThat(effort).hasSizeGreaterThan(200).allSatisfy(line -> {
            assertThat(line.aimed().seeds()).isPositive();
            assertThat(line.aimed().missed()).isZero();
        });
    }

    /** Kept with the build; the pages show what was published last. */
    @AfterAll
    static void leaveWithTheBuild() throws IOException {
        Measured.keep("lawful.json", Measured.readAll(Measured.BUILT, "lawful-", LawfulTally.class));
        Measured.keep("effort.json", Measured.readAll(Measured.BUILT, "effort-", EffortLine.class));
        if (Boolean.getBoolean("golden.update")) {
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }
}
