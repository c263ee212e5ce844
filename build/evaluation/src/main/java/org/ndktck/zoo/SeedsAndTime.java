package org.ndktck.zoo;

import java.time.Duration;

/**
 * How many seeds each fault is judged from: as many as wanted, or as the time allows.
 *
 * @param aimed most seeds for aimed plans
 * @param uniform most seeds for uniform plans
 * @param fewest seeds that no time keeps a fault from
 * @param time after which no more seeds are begun
 */
record SeedsAndTime(int aimed, int uniform, int fewest, Duration time) {

    static SeedsAndTime ofThisProcess() {
        return new SeedsAndTime(
                Integer.getInteger("effort.seeds", 100),
                Integer.getInteger("effort.uniform", 20),
                Integer.getInteger("effort.fewest", 3),
                Duration.ofMinutes(Integer.getInteger("effort.minutes", 50)));
    }

    int most() {
        return Math.max(aimed, uniform);
    }
}
