package org.ndktck.zoo;

import java.util.concurrent.TimeUnit;

/**
 * How many seeds each fault is judged from: as many as wanted, and fewer where one run takes long.
 *
 * @param aimed most seeds for aimed plans
 * @param uniform most seeds for uniform plans
 * @param fewest seeds of either that no time keeps a fault from
 * @param seconds longest time for one fault, one requirement and one way to draw
 */
record SeedsAndTime(int aimed, int uniform, int fewest, int seconds) {

    static SeedsAndTime ofThisProcess() {
        return new SeedsAndTime(
                Integer.getInteger("ndktck.effort.seeds", 100),
                Integer.getInteger("ndktck.effort.uniform", 20),
                Integer.getInteger("ndktck.effort.fewest", 3),
                Integer.getInteger("ndktck.effort.seconds", 5));
    }

    boolean wantAimed(int seeds, long nanos) {
        return want(aimed, seeds, nanos);
    }

    boolean wantUniform(int seeds, long nanos) {
        return want(uniform, seeds, nanos);
    }

    private boolean want(int most, int seeds, long nanos) {
        return seeds < most && (seeds < fewest || TimeUnit.NANOSECONDS.toSeconds(nanos) < seconds);
    }

    int rounds() {
        return Math.max(aimed, uniform);
    }
}
