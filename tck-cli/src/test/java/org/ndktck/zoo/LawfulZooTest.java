package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.faulty.Lawful;
import org.ndktck.faulty.lawful.MixesLawfulOptions;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.Measured;
import org.ndktck.judgement.Stock;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * Every lawful provider under many seeds, and a mix of them for each seed: nothing may be said against any. All under
 * one seed, then all under the next, until {@code zoo.seeds} is reached or {@code zoo.minutes} are over.
 */
@Tag("zoo-full")
class LawfulZooTest {

    private static final int SEEDS = Integer.getInteger("zoo.seeds", 100);
    private static final Duration TIME = Duration.ofMinutes(Integer.getInteger("zoo.minutes", 35));
    private static final int TRIES = 200;
    private static final Set<Verdict> ALARMS =
            EnumSet.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.BROKEN, Verdict.INCONCLUSIVE);

    private final Map<String, Count> counts = new LinkedHashMap<>();

    @Test
    void nothingIsSaidAgainstALawfulProvider() {
        long end = System.nanoTime() + TIME.toNanos();
        List<Class<? extends NdkProvider>> lawful = Stock.members().stream()
                .filter(member -> member.isAnnotationPresent(Lawful.class) && member != MixesLawfulOptions.class)
                .toList();
        for (int seed = 1; seed <= SEEDS && System.nanoTime() < end; seed++) {
            judge(new MixesLawfulOptions(seed), Map.of(), seed);
            for (Class<? extends NdkProvider> member : lawful) {
                judge(Zoo.make(member), Map.of("seed", Integer.toString(seed)), seed);
            }
        }
        List<LawfulTally> tallies = new ArrayList<>();
        counts.forEach((name, count) -> tallies.add(count.tally(name)));
        Measured.keep("lawful.json", tallies);

        assertThat(tallies).hasSize(lawful.size() + 1).allSatisfy(tally -> {
            assertThat(tally.falseAlarms()).isEmpty();
            assertThat(tally.judgedTries()).isPositive();
        });
    }

    private void judge(NdkProvider provider, Map<String, String> settings, int seed) {
        RunResult result = Zoo.judgeLawful(provider, settings, seed, TRIES);
        counts.computeIfAbsent(provider.identity().name(), name -> new Count()).add(seed, result);
    }

    /** What has been seen of one provider so far. */
    private static final class Count {

        private final List<String> alarms = new ArrayList<>();
        private int runs;
        private long judged;
        private long least = Long.MAX_VALUE;

        void add(int seed, RunResult result) {
            runs++;
            for (Row row : result.rows()) {
                if (ALARMS.contains(row.verdict())) {
                    alarms.add("seed " + seed + ": " + row.id() + " " + row.verdict() + ", " + row.reason());
                }
                if (row.evidence().judgedTries() > 0) {
                    judged += row.evidence().judgedTries();
                    least = Math.min(least, row.evidence().judgedTries());
                }
            }
        }

        LawfulTally tally(String name) {
            return new LawfulTally(name, runs, judged, least, alarms);
        }
    }
}
