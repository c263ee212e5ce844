package org.ndktck.reference;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Chooses the required size, RDS, of each connection and side, and fills what lies behind the bytes
 * the peer sent (GCD-15, GCD-17, GCD-18). Guarded by the provider's lock.
 */
final class RequiredSizes {

    private static final int MAX_RANDOM_PADDING = 64;

    private final Settings settings;
    private final SplittableRandom random;

    RequiredSizes(Settings settings) {
        this.settings = settings;
        this.random = new SplittableRandom(settings.seed());
    }

    /** The bytes GetConnectionData hands out, as many as it requires. */
    byte[] pad(PrivateData sent) {
        byte[] padded = Arrays.copyOf(sent.toByteArray(), requiredFor(sent.length()));
        if (settings.garbage() && padded.length > sent.length()) {
            byte[] garbage = new byte[padded.length - sent.length()];
            random.nextBytes(garbage);
            System.arraycopy(garbage, 0, padded, sent.length(), garbage.length);
        }
        return padded;
    }

    /** A random size is the size sent in one case of four. */
    private int requiredFor(int sent) {
        if (settings.rds() instanceof Settings.Rds.Padded padded) {
            return Math.max(padded.minimum(), sent);
        }
        boolean more = settings.rds() instanceof Settings.Rds.Random && random.nextInt(4) != 0;
        return more ? sent + random.nextInt(1, MAX_RANDOM_PADDING + 1) : sent;
    }
}
