package org.ndktck.api;

/** Range checks for the unsigned C integers that Java widens to {@code long} or {@code int}. */
final class Ulong {

    static final long MAX = 0xFFFF_FFFFL;

    private Ulong() {}

    static long check(String name, long value) {
        if (value < 0 || value > MAX) {
            throw new IllegalArgumentException(name + "=" + value + " is outside the range of a ULONG, 0..4294967295;"
                    + " widen an int with Integer.toUnsignedLong");
        }
        return value;
    }

    static int checkUshort(String name, int value) {
        if (value < 0 || value > 0xFFFF) {
            throw new IllegalArgumentException(name + "=" + value + " is outside the range of a USHORT, 0..65535");
        }
        return value;
    }
}
