package org.ndktck.judgement;

import java.util.Locale;

/**
 * The interval that holds a share of a whole population with 95 % confidence, after Wilson.
 *
 * @param low 0 to 1
 * @param high 0 to 1
 */
public record Wilson(double low, double high) {

    private static final double Z = 1.96;

    /**
     * Computes it.
     *
     * @param part of those that were looked at
     * @param whole how many were looked at, more than none
     */
    public static Wilson of(long part, long whole) {
        double share = (double) part / whole;
        double square = Z * Z;
        double centre = share + square / (2 * whole);
        double width = Z * Math.sqrt(share * (1 - share) / whole + square / (4.0 * whole * whole));
        double scale = 1 + square / whole;
        return new Wilson(Math.max(0, (centre - width) / scale), Math.min(1, (centre + width) / scale));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.0f to %.0f %%", 100 * low, 100 * high);
    }
}
