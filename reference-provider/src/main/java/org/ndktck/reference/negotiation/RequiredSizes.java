package org.ndktck.reference.negotiation;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Chooses the required size, RDS, of each connection and side, and fills what lies behind the bytes
 * the peer sent (GCD-15, GCD-17, GCD-18). Guarded by the provider's lock.
 */
public final class RequiredSizes {

    private static final int MAX_RANDOM_PADDING = 64;

    private final RequiredSizeRule rule;
    private final boolean garbage;
    private final SplittableRandom random;

    /**
     * Makes choices.
     *
     * @param rule how the required size follows from the size sent
     * @param garbage whether the bytes behind those sent are random instead of zero
     * @param seed of everything random
     */
    public RequiredSizes(RequiredSizeRule rule, boolean garbage, long seed) {
        this.rule = rule;
        this.garbage = garbage;
        this.random = new SplittableRandom(seed);
    }

    /** The bytes GetConnectionData hands out, as many as it requires. */
    byte[] pad(PrivateData sent) {
        byte[] padded = Arrays.copyOf(sent.toByteArray(), requiredFor(sent.length()));
        if (garbage && padded.length > sent.length()) {
            byte[] behind = new byte[padded.length - sent.length()];
            random.nextBytes(behind);
            System.arraycopy(behind, 0, padded, sent.length(), behind.length);
        }
        return padded;
    }

    /** A random size is the size sent in one case of four. */
    private int requiredFor(int sent) {
        if (rule instanceof RequiredSizeRule.Padded padded) {
            return Math.max(padded.minimum(), sent);
        }
        boolean more = rule instanceof RequiredSizeRule.Random && random.nextInt(4) != 0;
        return more ? sent + random.nextInt(1, MAX_RANDOM_PADDING + 1) : sent;
    }
}
