package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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
 * Lawful providers under many seeds, and a mix of them for each seed: nothing may be said against any. All under
 * one seed, then all under the next, until {@code zoo.seeds} is reached or {@code zoo.minutes} are over.
 */
@Tag("zoo-full")
abstract class LawfulZoo {

    private static final int SEEDS = Integer.getInteger("zoo.seeds", 100);
    private static final Duration TIME = Duration.ofMinutes(Integer.getInteger("zoo.minutes", 35));
    private static final Set<Verdict> ALARMS =
            EnumSet.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.BROKEN, Verdict.INCONCLUSIVE);

    /** Judged tries that a requirement should have in every run. */
    private static final int ENOUGH = 20;

    private final Half half;
    private final Map<String, Count> counts = new LinkedHashMap<>();

    LawfulZoo(Half half) {
        this.half = half;
    }

    @Test
    void nothingIsSaidAgainstALawfulProvider() {
        long end = System.nanoTime() + TIME.toNanos();
        List<Class<? extends NdkProvider>> lawful = half.of(Stock.members().stream()
                .filter(member -> member.isAnnotationPresent(Lawful.class))
                .toList());
        for (int seed = 1; seed <= SEEDS && System.nanoTime() < end; seed++) {
            for (Class<? extends NdkProvider> member : lawful) {
                judge(member, seed);
            }
        }
        List<LawfulTally> tallies = new ArrayList<>();
        counts.forEach((name, count) -> tallies.add(count.tally(name)));
        Measured.write(Measured.BUILT.resolve(half.file("lawful")), tallies);

        assertThat(tallies).hasSameSizeAs(lawful).allSatisfy(tally -> {
            assertThat(tally.falseAlarms()).isEmpty();
            assertThat(tally.judgedTries()).isPositive();
        });
    }

    private void judge(Class<? extends NdkProvider> member, int seed) {
        NdkProvider provider = member == MixesLawfulOptions.class ? new MixesLawfulOptions(seed) : Zoo.make(member);
        RunResult result = Zoo.judgeLawful(provider, Map.of("seed", Integer.toString(seed)), seed);
        counts.computeIfAbsent(provider.identity().name(), name -> new Count()).add(seed, result);
    }

    /** What has been seen of one provider so far. */
    private static final class Count {

        private final List<String> alarms = new ArrayList<>();
        private final Set<String> sparse = new TreeSet<>();
        private int runs;
        private long judged;

        void add(int seed, RunResult result) {
            runs++;
            for (Row row : result.rows()) {
                if (ALARMS.contains(row.verdict())) {
                    alarms.add("seed " + seed + ": " + row.id() + " " + row.verdict() + ", " + row.reason());
                }
                long tries = row.evidence().judgedTries();
                judged += tries;
                if (tries > 0 && tries < ENOUGH) {
                    sparse.add(row.id().text());
                }
            }
        }

        LawfulTally tally(String name) {
            return new LawfulTally(name, runs, judged, List.copyOf(sparse), alarms);
        }
    }
}
