package org.ndktck.circumstance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    /** A pair that was aimed at so often is not brought about by this property; others are worth more. */
    private static final int ATTEMPTS = 4;

    private final Pairs pairs;
    private final Random random;
    private final int aimedEach;
    private final byte[] attempts;
    private int drawn;

    /**
     * Begins with nothing drawn.
     *
     * @param facts what the adapters can do
     * @param fixed the dimensions that stay ordinary
     * @param seed what is drawn from
     * @param aimedEach each so many tries one aims at pairs; at least 1
     */
    public CircumstanceDraws(AdapterFacts facts, Set<Class<? extends Circumstance>> fixed, long seed, int aimedEach) {
        this.pairs = new Pairs(free(facts, fixed));
        this.random = new Random(seed);
        this.aimedEach = aimedEach;
        int values = pairs.free().stream().mapToInt(List::size).sum();
        this.attempts = new byte[values * values];
    }

    private static List<List<Circumstance>> free(AdapterFacts facts, Set<Class<? extends Circumstance>> fixed) {
        return Circumstances.dimensions().stream()
                .map(dimension -> Circumstances.constants(dimension)
                        .filter(value -> value.isOrdinary() || (!fixed.contains(dimension) && value.isReachable(facts)))
                        .toList())
                .toList();
    }

    /** The pairs judged so far. */
    public Pairs pairs() {
        return pairs;
    }

    /** Draws the circumstances of the next try. */
    public Circumstances next() {
        int number = drawn++;
        if (number == 0) {
            return Circumstances.SIMPLEST;
        }
        int[] positions = number % aimedEach == 0 ? aimed() : cheap();
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
        int[] first = mostWanted();
        int[] best = candidate(first);
        int most = wanted(best);
        for (int tried = 1; tried < CANDIDATES; tried++) {
            int[] other = candidate(first);
            int wanted = wanted(other);
            if (wanted > most) {
                best = other;
                most = wanted;
            }
        }
        remember(best);
        return best;
    }

    /** The two dimensions that most pairs are still wanted of. */
    private int[] mostWanted() {
        int[] best = {0, 1};
        int most = -1;
        for (int one = 0; one < pairs.free().size(); one++) {
            for (int other = one + 1; other < pairs.free().size(); other++) {
                int wanted = numberWantedOf(one, other);
                if (wanted > most) {
                    best = new int[] {one, other};
                    most = wanted;
                }
            }
        }
        return best;
    }

    private int numberWantedOf(int one, int other) {
        int wanted = 0;
        for (int value = 0; value < pairs.free().get(one).size(); value++) {
            for (int valueOfOther = 0; valueOfOther < pairs.free().get(other).size(); valueOfOther++) {
                wanted += isWanted(one, value, other, valueOfOther) ? 1 : 0;
            }
        }
        return wanted;
    }

    /** The values of two dimensions that are still wanted together. */
    private List<int[]> wantedOf(int one, int other) {
        List<int[]> wanted = new ArrayList<>();
        for (int value = 0; value < pairs.free().get(one).size(); value++) {
            for (int valueOfOther = 0; valueOfOther < pairs.free().get(other).size(); valueOfOther++) {
                if (isWanted(one, value, other, valueOfOther)) {
                    wanted.add(new int[] {value, valueOfOther});
                }
            }
        }
        return wanted;
    }

    /**
     * Values of two dimensions that are wanted together; then one value after the other, in any order of the other
     * dimensions, each the one that makes most new pairs.
     */
    private int[] candidate(int[] first) {
        int[] positions = new int[pairs.free().size()];
        List<Integer> chosen = new ArrayList<>();
        List<int[]> wanted = wantedOf(first[0], first[1]);
        if (!wanted.isEmpty()) {
            int[] values = wanted.get(random.nextInt(wanted.size()));
            for (int at = 0; at < first.length; at++) {
                positions[first[at]] = values[at];
                chosen.add(first[at]);
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int at = 0; at < positions.length; at++) {
            if (!chosen.contains(at)) {
                order.add(at);
            }
        }
        Collections.shuffle(order, random);
        for (int dimension : order) {
            positions[dimension] = bestValue(dimension, positions, chosen);
            chosen.add(dimension);
        }
        return positions;
    }

    /** Of equals any: the first would be the ordinary one every time. */
    private int bestValue(int dimension, int[] positions, List<Integer> chosen) {
        int size = pairs.free().get(dimension).size();
        int start = random.nextInt(size);
        int best = start;
        int most = -1;
        for (int step = 0; step < size; step++) {
            int value = (start + step) % size;
            int wanted = 0;
            for (int other : chosen) {
                wanted += isWanted(dimension, value, other, positions[other]) ? 1 : 0;
            }
            if (wanted > most) {
                best = value;
                most = wanted;
            }
        }
        return best;
    }

    private int wanted(int[] positions) {
        int wanted = 0;
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                wanted += isWanted(one, positions[one], other, positions[other]) ? 1 : 0;
            }
        }
        return wanted;
    }

    private boolean isWanted(int one, int valueOfOne, int other, int valueOfOther) {
        return !pairs.isJudged(one, valueOfOne, other, valueOfOther)
                && attempts[pairs.index(one, valueOfOne, other, valueOfOther)] < ATTEMPTS;
    }

    private void remember(int[] positions) {
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                int index = pairs.index(one, positions[one], other, positions[other]);
                attempts[index] = (byte) Math.min(ATTEMPTS, attempts[index] + 1);
            }
        }
    }

    /**
     * Takes in a try that was judged.
     *
     * @param planned its circumstances
     * @param broughtAbout those of them that were brought about; what is ordinary needs no doing
     */
    public void judged(Circumstances planned, Set<Circumstance> broughtAbout) {
        pairs.judged(planned.values().stream()
                .map(value -> Optional.of(value).filter(each -> each.isOrdinary() || broughtAbout.contains(each)))
                .toList());
    }
}
