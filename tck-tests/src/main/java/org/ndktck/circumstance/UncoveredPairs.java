package org.ndktck.circumstance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The pairs of values that are still to be brought about together: those that were neither judged nor aimed at too often.
 * Asked thousands of times for each try, so in plain arrays. Not thread-safe.
 */
final class UncoveredPairs {

    private final int[] sizes;
    private final int[] offsets;
    private final int all;
    private final int mostAttempts;
    private final byte[] attempts;

    /** Of two values, both ways round. */
    private final boolean[] wanted;

    /** Of two values, both ways round. */
    private final boolean[] judged;

    /** The values that nothing is wanted of at present. */
    private final boolean[] givenUp;

    /**
     * Begins with every pair wanted.
     *
     * @param sizes how many values each dimension has
     * @param mostAttempts a pair that was aimed at so often is not wanted before all others were aimed at as often
     */
    UncoveredPairs(int[] sizes, int mostAttempts) {
        this.sizes = sizes.clone();
        this.mostAttempts = mostAttempts;
        this.offsets = new int[sizes.length];
        int next = 0;
        for (int at = 0; at < sizes.length; at++) {
            offsets[at] = next;
            next += sizes[at];
        }
        this.all = next;
        this.attempts = new byte[all * all];
        this.wanted = new boolean[all * all];
        this.judged = new boolean[all * all];
        Arrays.fill(wanted, true);
        this.givenUp = new boolean[all];
    }

    /** Takes in whether a value is given up, as one that is never brought about: its pairs are not aimed at meanwhile. */
    void giveUp(int dimension, int value, boolean isGivenUp) {
        givenUp[offsets[dimension] + value] = isGivenUp;
    }

    /** Whether a pair was not judged, though both of its values are not given up. */
    boolean isSomeLeft() {
        for (int one = 0; one < sizes.length; one++) {
            for (int other = one + 1; other < sizes.length; other++) {
                if (isSomeLeft(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isSomeLeft(int one, int other) {
        for (int value = 0; value < sizes[one]; value++) {
            for (int valueOfOther = 0; valueOfOther < sizes[other]; valueOfOther++) {
                if (!judged[index(one, value, other, valueOfOther)] && isHopeful(one, value, other, valueOfOther)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isHopeful(int one, int value, int other, int valueOfOther) {
        return !givenUp[offsets[one] + value] && !givenUp[offsets[other] + valueOfOther];
    }

    /** The two dimensions that most pairs are wanted of, the lower one first. Where none is, those not judged are again. */
    int[] dimensionsOfMost() {
        int[] best = {0, 1};
        int most = 0;
        for (int one = 0; one < sizes.length; one++) {
            for (int other = one + 1; other < sizes.length; other++) {
                int number = left(one, other);
                if (number > most) {
                    best = new int[] {one, other};
                    most = number;
                }
            }
        }
        if (most == 0) {
            wantAgain();
        }
        return best;
    }

    /** Wants every pair that was not judged, however often it was aimed at. */
    void wantAgain() {
        Arrays.fill(attempts, (byte) 0);
        for (int pair = 0; pair < wanted.length; pair++) {
            wanted[pair] = !judged[pair];
        }
    }

    private int left(int one, int other) {
        int left = 0;
        for (int value = 0; value < sizes[one]; value++) {
            for (int valueOfOther = 0; valueOfOther < sizes[other]; valueOfOther++) {
                left += isWanted(one, value, other, valueOfOther) ? 1 : 0;
            }
        }
        return left;
    }

    private boolean isWanted(int one, int value, int other, int valueOfOther) {
        return wanted[index(one, value, other, valueOfOther)] && isHopeful(one, value, other, valueOfOther);
    }

    /** The values of two dimensions that are wanted together. */
    List<int[]> together(int one, int other) {
        List<int[]> together = new ArrayList<>();
        for (int value = 0; value < sizes[one]; value++) {
            for (int valueOfOther = 0; valueOfOther < sizes[other]; valueOfOther++) {
                if (isWanted(one, value, other, valueOfOther)) {
                    together.add(new int[] {value, valueOfOther});
                }
            }
        }
        return together;
    }

    /**
     * Finds the value that is wanted with most of those which were chosen.
     *
     * @param dimension whose value
     * @param start the value that is looked at first, and taken where none is wanted with more
     * @param positions the values that were chosen
     * @param chosen the dimensions that they were chosen of
     */
    int best(int dimension, int start, int[] positions, int[] chosen) {
        int best = start;
        int most = -1;
        for (int step = 0; step < sizes[dimension]; step++) {
            int value = (start + step) % sizes[dimension];
            int number = 0;
            for (int other : chosen) {
                number += isWanted(dimension, value, other, positions[other]) ? 1 : 0;
            }
            if (number > most) {
                best = value;
                most = number;
            }
        }
        return best;
    }

    /** How many pairs of these values are wanted. */
    int of(int[] positions) {
        int number = 0;
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                number += isWanted(one, positions[one], other, positions[other]) ? 1 : 0;
            }
        }
        return number;
    }

    /** Takes in that these values were aimed at. */
    void attempted(int[] positions) {
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                if (++attempts[index(one, positions[one], other, positions[other])] >= mostAttempts) {
                    unwanted(one, positions[one], other, positions[other]);
                }
            }
        }
    }

    /** Takes in that these values were judged together; -1 for a dimension without one. */
    void judged(int[] positions) {
        for (int one = 0; one < positions.length; one++) {
            for (int other = one + 1; other < positions.length; other++) {
                if (positions[one] >= 0 && positions[other] >= 0) {
                    judged[index(one, positions[one], other, positions[other])] = true;
                    judged[index(other, positions[other], one, positions[one])] = true;
                    unwanted(one, positions[one], other, positions[other]);
                }
            }
        }
    }

    private void unwanted(int one, int value, int other, int valueOfOther) {
        wanted[index(one, value, other, valueOfOther)] = false;
        wanted[index(other, valueOfOther, one, value)] = false;
    }

    private int index(int one, int value, int other, int valueOfOther) {
        return (offsets[one] + value) * all + offsets[other] + valueOfOther;
    }
}
