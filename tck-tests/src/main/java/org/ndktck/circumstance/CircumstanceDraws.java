package org.ndktck.circumstance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;

/**
 * Draws the circumstances of a property's tries. The first try has nothing out of the ordinary. Of the others a share
 * aims at pairs that were not judged yet, as a covering array of strength two does that grows row by row; the rest takes
 * only what costs little. Not thread-safe.
 */
public final class CircumstanceDraws {

    private static final int CANDIDATES = 6;

    /** A pair that was aimed at so often comes about seldom or never; others are worth more, as long as there are any. */
    private static final int ATTEMPTS = 4;

    /**
     * A value that was in vain so often, and never otherwise, is not aimed at before it comes about by chance; or, where every
     * pair is wanted, before nothing else is left: a call in three that is made under it may have been unlucky so often.
     */
    private static final int IN_VAIN = 9;

    /** The same, where nothing but the rest is left. */
    private static final int IN_VAIN_AT_LAST = 20;

    /** After so many tries without a new pair the rest comes about seldom or never. */
    private static final int WITHOUT_NEW_PAIR = 20;

    /** The same, where nothing but the rest is left. */
    private static final int WITHOUT_NEW_PAIR_AT_LAST = 60;

    private final CircumstancePairs pairs;
    private final Random random;
    private final int aimedEach;
    private final boolean everyPair;
    private final UncoveredPairs uncovered;
    private final Map<Circumstance, Integer> inVain = new HashMap<>();
    private final Set<Circumstance> possible = new HashSet<>();
    private int drawn;
    private int triesSinceNewPair;
    private boolean isSecondRound;

    /**
     * Begins with nothing drawn.
     *
     * @param facts what the adapters can do
     * @param leftOut the values that are not drawn
     * @param seed what is drawn from
     * @param aimedEach each so many tries one aims at pairs; at least 1
     * @param everyPair whether all tries do as long as {@link #wantsMore}
     */
    public CircumstanceDraws(
            AdapterFacts facts, Set<Circumstance> leftOut, long seed, int aimedEach, boolean everyPair) {
        this.pairs = new CircumstancePairs(free(facts, leftOut));
        this.random = new Random(seed);
        this.aimedEach = aimedEach;
        this.everyPair = everyPair;
        this.uncovered =
                new UncoveredPairs(pairs.free().stream().mapToInt(List::size).toArray(), ATTEMPTS);
    }

    private static List<List<Circumstance>> free(AdapterFacts facts, Set<Circumstance> leftOut) {
        return Circumstances.dimensions().stream()
                .map(dimension -> Circumstances.constants(dimension)
                        .filter(value -> value.isOrdinary() || (!leftOut.contains(value) && value.isReachable(facts)))
                        .toList())
                .toList();
    }

    /** The pairs judged so far. */
    public CircumstancePairs pairs() {
        return pairs;
    }

    /** Whether further tries are likely to judge pairs that were not judged yet. */
    public boolean wantsMore() {
        return triesSinceNewPair < (isSecondRound ? WITHOUT_NEW_PAIR_AT_LAST : WITHOUT_NEW_PAIR)
                && uncovered.isSomeLeft();
    }

    /** Draws the circumstances of the next try. */
    public Circumstances next() {
        int number = drawn++;
        if (number == 0) {
            return Circumstances.SIMPLEST;
        }
        boolean aims = number % aimedEach == 0 || (everyPair && wantsMore());
        int[] positions = aims ? aimed() : cheap();
        List<Circumstance> values = new ArrayList<>();
        for (int at = 0; at < positions.length; at++) {
            values.add(pairs.free().get(at).get(positions[at]));
        }
        return Circumstances.of(values);
    }

    /** Each dimension that costs little is out of the ordinary every other time. */
    private int[] cheap() {
        int[] positions = new int[pairs.free().size()];
        for (int at = 0; at < positions.length; at++) {
            List<Circumstance> values = pairs.free().get(at);
            int position = random.nextBoolean() ? random.nextInt(values.size()) : 0;
            positions[at] = values.get(position).isDear() ? 0 : position;
        }
        return positions;
    }

    private int[] aimed() {
        return isSecondRound && wantsMore() && drawn % 2 == 0 ? onePair() : manyPairs();
    }

    /** Two values that are wanted together, with nothing else out of the ordinary, which might be in their way. */
    private int[] onePair() {
        int[] positions = new int[pairs.free().size()];
        int[] dimensions = uncovered.dimensionsOfMost();
        List<int[]> together = uncovered.together(dimensions[0], dimensions[1]);
        if (!together.isEmpty()) {
            int[] values = together.get(random.nextInt(together.size()));
            positions[dimensions[0]] = values[0];
            positions[dimensions[1]] = values[1];
        }
        uncovered.attempted(positions);
        return positions;
    }

    private int[] manyPairs() {
        int[] first = uncovered.dimensionsOfMost();
        int[] best = candidate(first);
        int most = uncovered.of(best);
        for (int tried = 1; tried < CANDIDATES; tried++) {
            int[] other = candidate(first);
            int number = uncovered.of(other);
            if (number > most) {
                best = other;
                most = number;
            }
        }
        uncovered.attempted(best);
        return best;
    }

    /**
     * Values of two dimensions that are wanted together; then one value after the other, in any order of the other
     * dimensions, each the one that makes most new pairs.
     */
    private int[] candidate(int[] first) {
        int[] positions = new int[pairs.free().size()];
        int[] chosen = new int[positions.length];
        int number = 0;
        List<int[]> together = uncovered.together(first[0], first[1]);
        if (!together.isEmpty()) {
            int[] values = together.get(random.nextInt(together.size()));
            for (int at = 0; at < first.length; at++) {
                positions[first[at]] = values[at];
                chosen[number++] = first[at];
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int at = 0; at < positions.length; at++) {
            if (number == 0 || (at != first[0] && at != first[1])) {
                order.add(at);
            }
        }
        Collections.shuffle(order, random);
        for (int dimension : order) {
            // Of equals any: the first would be the ordinary one every time.
            int start = random.nextInt(pairs.free().get(dimension).size());
            positions[dimension] = uncovered.best(dimension, start, positions, Arrays.copyOf(chosen, number));
            chosen[number++] = dimension;
        }
        return positions;
    }

    /**
     * Takes in a try that was judged.
     *
     * @param planned its circumstances
     * @param broughtAbout those of them that were brought about; what is ordinary needs no doing
     */
    public void judged(Circumstances planned, Set<Circumstance> broughtAbout) {
        possible.addAll(broughtAbout);
        List<Circumstance> values = planned.values();
        for (int dimension = 0; dimension < values.size(); dimension++) {
            Circumstance value = values.get(dimension);
            if (!value.isOrdinary()) {
                int times = inVain.merge(value, 1, Integer::sum);
                uncovered.giveUp(
                        dimension,
                        pairs.free().get(dimension).indexOf(value),
                        times >= (isSecondRound ? IN_VAIN_AT_LAST : IN_VAIN) && !possible.contains(value));
            }
        }
        long before = pairs.judged();
        List<Optional<Circumstance>> judged = new ArrayList<>();
        for (Circumstance value : values) {
            judged.add(value.isOrdinary() || broughtAbout.contains(value) ? Optional.of(value) : Optional.empty());
        }
        uncovered.judged(pairs.judged(judged));
        triesSinceNewPair = pairs.judged() == before ? triesSinceNewPair + 1 : 0;
        if (everyPair && !isSecondRound && !wantsMore()) {
            beginSecondRound();
        }
    }

    /**
     * What is left is tried pair by pair in every other try, and so is what was in vain: it may have been unlucky. The tries
     * between take many pairs together, as before: a value that seldom comes about brings them all when it does.
     */
    private void beginSecondRound() {
        isSecondRound = true;
        triesSinceNewPair = 0;
        uncovered.wantAgain();
        inVain.keySet().removeAll(possible);
        for (Circumstance value : inVain.keySet()) {
            for (int dimension = 0; dimension < pairs.free().size(); dimension++) {
                int at = pairs.free().get(dimension).indexOf(value);
                if (at >= 0) {
                    uncovered.giveUp(dimension, at, false);
                }
            }
        }
        inVain.clear();
    }
}
