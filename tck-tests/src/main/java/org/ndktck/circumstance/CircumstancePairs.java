package org.ndktck.circumstance;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The pairs of values of two dimensions that a property can be judged under, and those that it was judged under. Not
 * thread-safe.
 */
public final class CircumstancePairs {

    private final List<List<Circumstance>> free;
    private final int[] offsets;
    private final int all;
    private final BitSet judged = new BitSet();

    /**
     * Starts with no pair judged.
     *
     * @param free the values that each dimension may take, the ordinary one first; a dimension that is fixed has one
     */
    public CircumstancePairs(List<List<Circumstance>> free) {
        this.free = free.stream().map(List::copyOf).toList();
        this.offsets = new int[free.size()];
        int next = 0;
        for (int at = 0; at < offsets.length; at++) {
            offsets[at] = next;
            next += free.get(at).size();
        }
        this.all = next;
    }

    List<List<Circumstance>> free() {
        return free;
    }

    private int index(int one, int valueOfOne, int other, int valueOfOther) {
        int a = offsets[one] + valueOfOne;
        int b = offsets[other] + valueOfOther;
        return Math.min(a, b) * all + Math.max(a, b);
    }

    private boolean isJudged(int one, int valueOfOne, int other, int valueOfOther) {
        return judged.get(index(one, valueOfOne, other, valueOfOther));
    }

    /**
     * Takes in a try that was judged.
     *
     * @param values the value of each dimension; nothing where the planned one was not brought about
     * @return the position of the value in each dimension; -1 for nothing
     */
    public int[] judged(List<Optional<Circumstance>> values) {
        int[] positions = new int[offsets.length];
        for (int at = 0; at < positions.length; at++) {
            int dimension = at;
            positions[at] = values.get(at)
                    .map(value -> free.get(dimension).indexOf(value))
                    .orElse(-1);
        }
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                if (positions[one] >= 0 && positions[other] >= 0) {
                    judged.set(index(one, positions[one], other, positions[other]));
                }
            }
        }
        return positions;
    }

    /** How many pairs were judged. */
    public long judged() {
        return judged.cardinality();
    }

    /** How many pairs there are. */
    public long possible() {
        long pairs = 0;
        for (int one = 0; one < offsets.length; one++) {
            for (int other = one + 1; other < offsets.length; other++) {
                pairs += (long) free.get(one).size() * free.get(other).size();
            }
        }
        return pairs;
    }

    /**
     * Lists pairs that were not judged.
     *
     * @param most no more than these
     * @return them, as {@code RequestOrder.FOURTH x Pace.AFTER_A_WHILE}
     */
    public List<String> missing(int most) {
        List<String> missing = new ArrayList<>();
        for (int one = 0; one < offsets.length; one++) {
            for (int other = one + 1; other < offsets.length; other++) {
                addMissing(one, other, most, missing);
            }
        }
        return missing;
    }

    private void addMissing(int one, int other, int most, List<String> missing) {
        for (int a = 0; a < free.get(one).size(); a++) {
            for (int b = 0; b < free.get(other).size(); b++) {
                if (missing.size() < most && !isJudged(one, a, other, b)) {
                    missing.add(free.get(one).get(a).label() + " x "
                            + free.get(other).get(b).label());
                }
            }
        }
    }
}
