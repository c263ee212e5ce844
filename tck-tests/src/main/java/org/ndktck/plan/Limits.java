package org.ndktck.plan;

import java.util.Arrays;

/**
 * The four read limits that two consumers ask for.
 *
 * @param inA inbound, given to NdkConnect
 * @param outA outbound, given to NdkConnect
 * @param inP inbound, given to NdkAccept
 * @param outP outbound, given to NdkAccept
 */
public record Limits(long inA, long outA, long inP, long outP) {

    /** The four least different numbers that ask for something. */
    public static final Limits SIMPLEST = new Limits(1, 2, 3, 4);

    /** Limits that no peer lowers. */
    static final Limits EQUAL = new Limits(1, 1, 1, 1);

    private static final long ULONG_MAX = 0xFFFF_FFFFL;

    /** Checks that the four are ULONGs: a token may say anything. */
    public Limits {
        check("inA", inA);
        check("outA", outA);
        check("inP", inP);
        check("outP", outP);
    }

    private static void check(String name, long limit) {
        if (limit < 0 || limit > ULONG_MAX) {
            throw new IllegalArgumentException("limits " + name + "=" + limit + " is outside 0.." + ULONG_MAX);
        }
    }

    /**
     * Makes four different numbers: one that equals an earlier one moves on to the next that is free,
     * so that shrinking every number ends at the least four.
     *
     * @param most no number is greater; at least 3
     * @param wanted the four numbers wanted, 0..most
     */
    public static Limits apart(long most, long... wanted) {
        for (int at = 1; at < wanted.length; at++) {
            while (standsBefore(at, wanted)) {
                wanted[at] = wanted[at] == most ? 0 : wanted[at] + 1;
            }
        }
        return new Limits(wanted[0], wanted[1], wanted[2], wanted[3]);
    }

    private static boolean standsBefore(int at, long... numbers) {
        return Arrays.stream(numbers, 0, at).anyMatch(number -> number == numbers[at]);
    }

    /** Whether the four numbers differ: equal ones hide a swap. */
    public boolean differ() {
        return inA != outA && inA != inP && inA != outP && outA != inP && outA != outP && inP != outP;
    }

    /** Whether the active side offers no reads in one direction. */
    public boolean offersZero() {
        return inA == 0 || outA == 0;
    }

    /** Whether either side asks for no reads in one direction. */
    public boolean asksForZero() {
        return offersZero() || inP == 0 || outP == 0;
    }
}
