package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.Selection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.faulty.lawful.CarriesMessagesLater;
import org.ndktck.faulty.lawful.CompletesLate;
import org.ndktck.faulty.lawful.MixesLawfulOptions;
import org.ndktck.faulty.lawful.PausesBetweenCallbacks;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.LawfulTally;
import org.ndktck.judgement.Share;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * Lawful providers under many seeds, and a mix of them for each seed: nothing may be said against any. All under
 * one seed, then all under the next, from {@code zoo.first} on, until {@code zoo.seeds} is reached or {@code
 * zoo.minutes} are over; {@code zoo.only} is a pattern of their class names. What is known is on disk after each seed.
 */
class LawfulZoo {

    private static final int FIRST = Integer.getInteger("zoo.first", 1);
    private static final int SEEDS = Integer.getInteger("zoo.seeds", 100);
    private static final Duration TIME = Duration.ofMinutes(Integer.getInteger("zoo.minutes", 56));
    private static final String ONLY = System.getProperty("zoo.only", ".*");
    private static final Set<Verdict> ALARMS =
            EnumSet.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.BROKEN, Verdict.INCONCLUSIVE);

    /** What a row says whose property needs something that the provider does not offer. */
    private static final Set<String> NOT_OFFERED =
            EnumSet.complementOf(EnumSet.of(OptionalFeature.FLIGHT_RECORDER, OptionalFeature.ONE_CLOCK)).stream()
                    .map(feature -> feature.absence().reason())
                    .collect(Collectors.toUnmodifiableSet());

    /** Who waits on purpose in every exchange takes five times as long, and hardly more of a processor. */
    private static final Set<Class<? extends NdkProvider>> LEISURELY =
            Set.of(CarriesMessagesLater.class, CompletesLate.class, PausesBetweenCallbacks.class);

    /** Judged tries that a requirement should have in every run. */
    private static final int ENOUGH = 20;

    /** A little more, as some tries end before they are judged. */
    private static final int TRIES = 22;

    /** In which run by itself one gets them that had fewer. */
    private static final int TRIES_OF_SPARSE = 1000;

    /** And in which one that still has fewer, or takes a thousandth of the tries. */
    private static final int TRIES_OF_THE_REST = 22_000;

    private final Share share = Share.ofThisProcess();
    private final List<Class<? extends NdkProvider>> lawful = ShippedProviders.lawful().stream()
            .filter(member -> LEISURELY.contains(member) == isForTheLeisurely())
            .filter(member -> member.getSimpleName().matches(ONLY))
            .toList();
    private final List<Integer> seeds = seeds();
    private final Map<String, Count> counts = new LinkedHashMap<>();

    /** The last of the processes: it lets the processor rest, so that it costs the others hardly anything. */
    private boolean isForTheLeisurely() {
        return share.number() == share.count() - 1;
    }

    /** Every process but the last takes its share of the seeds. */
    private List<Integer> seeds() {
        List<Integer> all = IntStream.rangeClosed(FIRST, SEEDS).boxed().toList();
        return isForTheLeisurely() ? all : new Share(share.number(), share.count() - 1).from(all);
    }

    @BeforeEach
    void useOneProcessor() throws InterruptedException {
        if (!isForTheLeisurely()) {
            Processors.keepTo(share.number());
        }
    }

    @Test
    void nothingIsSaidAgainstALawfulProvider() {
        FiguresFile.write(FiguresFile.BUILT.resolve(share.file("lawful")), tallies());
        assumeFalse(seeds.isEmpty());
        long end = System.nanoTime() + TIME.toNanos();
        Iterator<Integer> left = seeds.iterator();
        while (left.hasNext() && System.nanoTime() < end) {
            int seed = left.next();
            for (Class<? extends NdkProvider> member : lawful) {
                judge(member, seed);
            }
            FiguresFile.write(FiguresFile.BUILT.resolve(share.file("lawful")), tallies());
        }

        assertThat(tallies()).hasSameSizeAs(lawful).allSatisfy(tally -> {
            assertThat(tally.falseAlarms()).isEmpty();
            assertThat(tally.judgedTries()).isPositive();
        });
    }

    private List<LawfulTally> tallies() {
        List<LawfulTally> tallies = new ArrayList<>();
        counts.forEach((name, count) -> tallies.add(count.tally(name)));
        return tallies;
    }

    /**
     * What has too few judged tries is judged again by itself, with more, and then with more still; with the most of them
     * what is recorded in flight, of whose tries only a thousandth is made.
     */
    private void judge(Class<? extends NdkProvider> member, int seed) {
        NdkProvider provider = member == MixesLawfulOptions.class ? new MixesLawfulOptions(seed) : Zoo.make(member);
        Count count = counts.computeIfAbsent(provider.identity().name(), name -> new Count());
        Selection most = new Selection(Set.of(), Zoo.RECORDED);
        Sighting seen = Sighting.of(Zoo.judgeLawful(provider, seed, most, TRIES), most);
        if (!seen.sparse().isEmpty()) {
            seen = seen.and(again(provider, seed, seen.sparse(), TRIES_OF_SPARSE));
        }
        Set<RequirementId> rest = EnumSet.copyOf(Zoo.RECORDED);
        rest.addAll(seen.sparse());
        count.add(seed, seen.and(again(provider, seed, rest, TRIES_OF_THE_REST)));
    }

    private static Sighting again(NdkProvider provider, int seed, Set<RequirementId> only, int tries) {
        Selection selection = new Selection(only, Set.of());
        return Sighting.of(Zoo.judgeLawful(provider, seed, selection, tries), selection);
    }

    /**
     * What a run showed.
     *
     * @param judged judged tries of all requirements
     * @param sparse what was judged not at all or not often enough, or not often enough to reach every partition
     * @param undecided what of it could not be decided, which says nothing before the last look
     * @param alarms what was said against the provider
     */
    private record Sighting(long judged, Set<RequirementId> sparse, List<String> undecided, List<String> alarms) {

        /** Of what the provider does not have or offer nothing is demanded; everything else that has a property is. */
        static Sighting of(RunResult result, Selection selection) {
            Set<RequirementId> sparse = EnumSet.noneOf(RequirementId.class);
            List<String> undecided = new ArrayList<>();
            List<String> alarms = new ArrayList<>();
            long judged = 0;
            for (Row row : result.rows()) {
                long tries = row.evidence().judgedTries();
                judged += tries;
                boolean few = selection.includes(row.id())
                        && Manifest.checks().containsKey(row.id())
                        && row.verdict() != Verdict.NOT_SUPPORTED
                        && !NOT_OFFERED.contains(row.reason())
                        && (tries < ENOUGH || !row.evidence().missedPartitions().isEmpty());
                if (few) {
                    sparse.add(row.id());
                }
                if (ALARMS.contains(row.verdict())) {
                    List<String> said = few && row.verdict() == Verdict.INCONCLUSIVE ? undecided : alarms;
                    said.add(row.id() + " " + row.verdict() + ", " + row.reason());
                }
            }
            return new Sighting(judged, sparse, undecided, alarms);
        }

        /** Another look, at what was sparse. */
        Sighting and(Sighting next) {
            List<String> all = new ArrayList<>(alarms);
            all.addAll(next.alarms);
            return new Sighting(judged + next.judged, next.sparse, next.undecided, all);
        }
    }

    /** What has been seen of one provider so far. */
    private static final class Count {

        private final List<String> alarms = new ArrayList<>();
        private final Set<RequirementId> sparse = EnumSet.noneOf(RequirementId.class);
        private int runs;
        private long judged;

        void add(int seed, Sighting seen) {
            runs++;
            judged += seen.judged();
            sparse.addAll(seen.sparse());
            Stream.concat(seen.alarms().stream(), seen.undecided().stream())
                    .forEach(alarm -> alarms.add("seed " + seed + ": " + alarm));
        }

        LawfulTally tally(String name) {
            return new LawfulTally(
                    name, runs, judged, sparse.stream().map(RequirementId::text).toList(), alarms);
        }
    }
}
