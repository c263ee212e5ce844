package org.ndktck.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the word that somebody may have meant. */
public final class NearestName {

    private static final int FARTHEST = 3;

    private NearestName() {}

    /**
     * Finds the nearest of some words.
     *
     * @param word what was written
     * @param known what may have been meant
     * @return the known word with the fewest letters to change, whatever their case, or nothing if that is guessing
     */
    public static Optional<String> nearest(String word, Collection<String> known) {
        int limit = Math.min(FARTHEST, word.length() / 2);
        return known.stream()
                .min(Comparator.comparingInt(candidate -> distance(word, candidate)))
                .filter(candidate -> distance(word, candidate) <= limit);
    }

    /** The number of letters to insert, delete or replace (Levenshtein), row by row. */
    private static int distance(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            above[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            above = nextRow(above, from.charAt(row - 1), row, to);
        }
        return above[to.length()];
    }

    private static int[] nextRow(int[] above, char letter, int row, String to) {
        int[] current = new int[above.length];
        current[0] = row;
        for (int column = 1; column < above.length; column++) {
            int replaced = above[column - 1] + (isSame(letter, to.charAt(column - 1)) ? 0 : 1);
            current[column] = Math.min(replaced, 1 + Math.min(above[column], current[column - 1]));
        }
        return current;
    }

    private static boolean isSame(char one, char other) {
        return Character.toLowerCase(one) == Character.toLowerCase(other);
    }
}
