package org.ndktck.circumstance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.engine.Profile;
import org.ndktck.plan.adapter.AdapterFacts;

/** What is drawn for a property's tries. */
class CircumstanceDrawsTest {

    private static final int EACH = 2;
    private static final int MANY = 1000;
    private static final long SEEDS = 60;

    private static CircumstanceDraws draws(AdapterFacts facts, Set<Circumstance> leftOut, long seed) {
        return new CircumstanceDraws(facts, leftOut, seed, EACH, false);
    }

    private static CircumstanceDraws allFree(long seed) {
        return draws(Adapters.RICH, Set.of(), seed);
    }

    private static List<Circumstances> draw(CircumstanceDraws draws, int tries) {
        return judge(draws, tries, value -> true);
    }

    /** Makes tries in which some circumstances can be brought about. */
    private static List<Circumstances> judge(CircumstanceDraws draws, int tries, Predicate<Circumstance> possible) {
        return IntStream.range(0, tries)
                .mapToObj(each -> {
                    Circumstances planned = draws.next();
                    draws.judged(
                            planned, planned.values().stream().filter(possible).collect(Collectors.toSet()));
                    return planned;
                })
                .toList();
    }

    private static Set<Circumstance> valuesOf(List<Circumstances> drawn) {
        return drawn.stream().flatMap(each -> each.values().stream()).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theFirstTryIsOrdinary(long seed) {
        assertThat(allFree(seed).next()).isEqualTo(Circumstances.SIMPLEST);
    }

    /** The shortest profile has 100 tries, half of which aim at pairs; two dimensions alone have 30. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void eachPairOfAllDimensionsIsJudgedInFewTries(long seed) {
        CircumstanceDraws draws = allFree(seed);

        draw(draws, Profile.QUICK.tries());

        assertThat(draws.pairs().missing(MANY)).isEmpty();
        assertThat(draws.pairs().judged()).isEqualTo(draws.pairs().possible());
    }

    @Test
    void theOtherTriesTakeOnlyWhatCostsLittle() {
        List<Circumstances> drawn = draw(allFree(1), MANY);

        List<Circumstances> others = IntStream.range(0, MANY)
                .filter(at -> at % EACH != 0)
                .mapToObj(drawn::get)
                .toList();
        assertThat(valuesOf(others)).noneMatch(Circumstance::isDear).anyMatch(value -> !value.isOrdinary());
    }

    @Test
    void aFixedDimensionStaysOrdinaryAndItsOtherValuesMakeNoPairs() {
        Set<Circumstance> leftOut = Circumstances.outOfTheOrdinary().stream()
                .filter(value -> value instanceof RequestOrder || value instanceof ConsumerPace)
                .collect(Collectors.toSet());
        CircumstanceDraws draws = draws(Adapters.RICH, leftOut, 1);

        Set<Circumstance> values = valuesOf(draw(draws, MANY));

        assertThat(values)
                .contains(RequestOrder.FIRST, ConsumerPace.AT_ONCE)
                .filteredOn(value -> value instanceof RequestOrder || value instanceof ConsumerPace)
                .hasSize(2);
        assertThat(draws.pairs().missing(MANY)).isEmpty();
        assertThat(draws.pairs().possible()).isLessThan(allFree(1).pairs().possible());
    }

    @Test
    void singleValuesAreLeftOut() {
        CircumstanceDraws draws = draws(Adapters.RICH, Set.of(CallingThread.IN_COMPLETION), 1);

        assertThat(valuesOf(draw(draws, MANY)))
                .contains(CallingThread.ANOTHER)
                .doesNotContain(CallingThread.IN_COMPLETION);
        assertThat(draws.pairs().missing(MANY)).isEmpty();
    }

    /** What is never brought about, or seldom, does not go on for ever. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void furtherTriesAreWantedUntilEveryPairIsJudgedOrNoNewOneComes(long seed) {
        CircumstanceDraws whole = new CircumstanceDraws(Adapters.RICH, Set.of(), seed, EACH, true);
        CircumstanceDraws without = new CircumstanceDraws(Adapters.RICH, Set.of(), seed, EACH, true);

        int tries = 0;
        for (; whole.wantsMore(); tries++) {
            judge(whole, 1, value -> true);
        }
        for (int more = 0; without.wantsMore() && more < MANY; more++) {
            judge(without, 1, value -> !(value instanceof OtherConnection));
        }

        assertThat(whole.pairs().missing(MANY)).isEmpty();
        assertThat(tries).isLessThan(Profile.QUICK.tries() * 2);
        assertThat(without.wantsMore()).isFalse();
        assertThat(without.pairs().missing(MANY)).allMatch(pair -> pair.contains("OtherConnection."));
    }

    @Test
    void whatTheAdaptersCannotHaveIsNeverDrawn() {
        CircumstanceDraws draws = draws(Adapters.POOR, Set.of(), 1);

        List<Circumstances> drawn = draw(draws, MANY);

        assertThat(drawn)
                .allSatisfy(each -> assertThat(each.misfit(Adapters.POOR)).isEmpty());
        assertThat(valuesOf(draw(allFree(1), MANY)))
                .as("where they can")
                .contains(
                        OtherListener.SAME_PORT,
                        LocalAddresses.BOTH_OTHERS,
                        Queues.ONE_FOR_ALL,
                        PeerForm.OTHER_VERSION);
        assertThat(draws.pairs().missing(MANY)).isEmpty();
    }

    @Test
    void whatIsNotBroughtAboutIsNotCounted() {
        CircumstanceDraws draws = allFree(1);

        judge(draws, MANY, value -> false);

        int dimensions = Circumstances.dimensions().size();
        assertThat(draws.pairs().judged()).as("pairs of ordinary values").isEqualTo(dimensions * (dimensions - 1) / 2);
    }

    /** A dimension that this property never brings about does not use up the tries of the others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void allOtherPairsAreJudgedBesideADimensionThatIsNeverBroughtAbout(long seed) {
        CircumstanceDraws draws = allFree(seed);

        judge(draws, MANY, value -> !(value instanceof OtherConnection));

        assertThat(draws.pairs().missing(MANY))
                .isNotEmpty()
                .allMatch(pair -> pair.contains("OtherConnection.") && !pair.contains("OtherConnection.NONE"));
    }

    /** Where all outcomes come inline, nothing is called inside a completion: the other threads have these tries. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void valuesThatAreNeverBroughtAboutLeaveTheirTriesToTheOthers(long seed) {
        CircumstanceDraws draws = allFree(seed);

        List<Circumstances> drawn = judge(draws, Profile.QUICK.tries(), value -> !isInACompletion(value));

        assertThat(drawn.stream().filter(each -> isInACompletion(each.thread())))
                .hasSizeLessThan(Profile.QUICK.tries() / 5);
        assertThat(draws.pairs().missing(MANY).stream().filter(pair -> !pair.contains("COMPLETION")))
                .isEmpty();
    }

    private static boolean isInACompletion(Circumstance value) {
        return value == CallingThread.IN_COMPLETION || value == CallingThread.IN_CLOSE_COMPLETION;
    }

    @Test
    void aValueThatCameAboutAfterAllIsAimedAtAgain() {
        CircumstanceDraws draws = allFree(1);
        judge(draws, MANY / 10, value -> !isInACompletion(value));

        judge(draws, MANY, value -> true);

        assertThat(draws.pairs().missing(MANY).stream().filter(pair -> pair.contains("CallingThread.IN_COMPLETION")))
                .isEmpty();
    }

    /** A value that was in vain nine times is aimed at once more, where every pair is wanted, before the tries end. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatWasInVainIsAimedAtAgainBeforeTheEnd(long seed) {
        CircumstanceDraws draws = new CircumstanceDraws(Adapters.RICH, Set.of(), seed, EACH, true);
        AtomicInteger unlucky = new AtomicInteger(9);

        for (int tries = 0; draws.wantsMore() && tries < MANY; tries++) {
            judge(draws, 1, value -> value != CallingThread.IN_COMPLETION || unlucky.getAndDecrement() <= 0);
        }

        assertThat(draws.pairs().missing(MANY)).isEmpty();
        assertThat(unlucky).as("the nine times").hasNegativeValue();
    }

    /** A value that anything else out of the ordinary prevents comes about in the end, pair by pair. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatComesAboutOnlyWithOneOtherIsJudgedWithEach(long seed) {
        CircumstanceDraws draws = new CircumstanceDraws(Adapters.RICH, Set.of(), seed, EACH, true);

        for (int tries = 0; draws.wantsMore() && tries < MANY; tries++) {
            Circumstances planned = draws.next();
            Set<Circumstance> unusual = new HashSet<>(planned.values());
            unusual.removeIf(Circumstance::isOrdinary);
            Set<Circumstance> broughtAbout = new HashSet<>(unusual);
            if (unusual.size() > 2) {
                broughtAbout.remove(CallingThread.IN_OWN_CALLBACK);
            }
            draws.judged(planned, broughtAbout);
        }

        assertThat(draws.pairs().missing(MANY)).isEmpty();
    }

    /** What fails most of the times it is aimed at is aimed at again, once nothing else is left. */
    @Test
    void whatComesAboutSeldomIsAimedAtAgain() {
        CircumstanceDraws draws = allFree(1);
        AtomicInteger times = new AtomicInteger();

        judge(draws, MANY, value -> value != OtherConnection.UNANSWERED || times.incrementAndGet() % 6 == 0);

        assertThat(draws.pairs().missing(MANY)).isEmpty();
    }

    /** Each time that a value comes about it brings many pairs; only a value that never came about twice in turn is given up. */
    @Test
    void whatComesAboutOnceInTenTriesIsMostlyJudgedWithEveryOther() {
        long complete = LongStream.range(0, SEEDS)
                .filter(seed -> {
                    CircumstanceDraws draws = new CircumstanceDraws(Adapters.RICH, Set.of(), seed, EACH, true);
                    Random luck = new Random(seed);
                    for (int tries = 0; draws.wantsMore() && tries < MANY; tries++) {
                        boolean comes = luck.nextInt(10) == 0;
                        judge(draws, 1, value -> comes || value != CallingThread.IN_CLOSE_COMPLETION);
                    }
                    return draws.pairs().missing(1).isEmpty();
                })
                .count();

        assertThat(complete).isGreaterThan(SEEDS * 9 / 10);
    }

    @Test
    void theSameSeedDrawsTheSame() {
        assertThat(draw(allFree(7), MANY)).isEqualTo(draw(allFree(7), MANY)).isNotEqualTo(draw(allFree(8), MANY));
    }
}
