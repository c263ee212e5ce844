package org.ndktck.judgement;

import java.util.Locale;

/**
 * A part of a whole, counted.
 *
 * @param part at most the whole
 * @param whole more than none
 */
public record Ratio(long part, long whole) {

    /** Refuses what is no share. */
    public Ratio {
        if (whole <= 0 || part < 0 || part > whole) {
            throw new IllegalArgumentException("part = " + part + ", whole = " + whole + ": no share");
        }
    }

    /** Tells whether the part is at least so many percent of the whole. */
    public boolean atLeast(int percent) {
        return part * 100 >= whole * percent;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f %% (%d of %d)", 100.0 * part / whole, part, whole);
    }
}
