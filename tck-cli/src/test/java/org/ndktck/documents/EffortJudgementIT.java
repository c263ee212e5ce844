package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.faulty.Breaks;
import org.ndktck.judgement.EffortLine;
import org.ndktck.judgement.Measured;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Stock;

/** Whether the profile effort measured everything, once all shares have been run; these hold the gate on misses. */
@Tag("effort")
class EffortJudgementIT {

    private final List<EffortLine> effort = Measured.readAll(Measured.BUILT, "effort-", EffortLine.class);

    /** A pair that is said to be seen in passing, and is none, fails too. */
    @Test
    void everyPairOfAFaultAndARequirementWasJudged() {
        Set<String> judged = new TreeSet<>(
                Reasons.of(Stock.class, "seen-in-passing.properties").keySet());
        effort.forEach(line -> judged.add(line.fault() + "." + line.id()));

        assertThat(judged)
                .isEqualTo(Stock.faults().stream()
                        .flatMap(fault -> Arrays.stream(
                                        fault.getAnnotation(Breaks.class).value())
                                .map(id -> fault.getSimpleName() + "." + id))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Kept with the build; the pages show what was published last. */
    @AfterAll
    static void leaveWithTheBuild() throws IOException {
        Measured.keep("effort.json", Measured.readAll(Measured.BUILT, "effort-", EffortLine.class));
        if (Boolean.getBoolean("golden.update")) {
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }
}
