package org.ndktck.waiting;

import java.time.Duration;

/** A thing that is waited for, and what a process has learned of how it comes. Guarded by the {@link WaitPolicy} that it belongs to. */
final class WaitHistory {

    /** The shortest wait where a try is judged by what comes. */
    static final long SHORTEST_NANOS = Duration.ofMillis(20).toNanos();

    /** The shortest wait, where a try is over, after which something is missing. */
    static final long SHORTEST_OF_CLOSING_NANOS = Duration.ofMillis(1).toNanos();

    private static final long SHORTEST_OF_ALL_NANOS = SHORTEST_OF_CLOSING_NANOS / 10;

    /** After so many waits in vain a short one has shrunk to an eighth. */
    private static final int WAITS_OF_JUDGING = 50;

    private static final int WAITS_OF_CLOSING = 10;

    /** So many closes in a row that do not come halve the shortest wait for the next. */
    private static final int MISSES_THAT_HALVE_IT = 50;

    /** What may yet come is waited for so many times as long as it takes. */
    private static final int ARRIVALS = 10;

    /** A slow arrival is forgotten by this part with each one that follows, and with each wait in vain. */
    private static final int MEMORY_OF_ARRIVALS = 16;

    private int waitsInVain;
    private int missesInARow;
    private int rank;
    private boolean lost;
    private boolean missedInTry;
    private int triesWithout;
    private int propertiesWithout;
    private long arrivalNanos;
    private boolean forgotten;
    private boolean confirmed;
    private boolean shared;

    // --- how long to wait for what is known not to come

    /** Where a try is judged: hardly at all, if neither this property nor the ones before said anything without it. */
    long nanosOfJudging(long first) {
        long tries = 1L + triesWithout + propertiesWithout;
        // the squares of the parts add up: to less than two waits for all tries of a property that does without
        long shortest = Math.max(SHORTEST_NANOS / (tries * tries), Math.min(SHORTEST_NANOS, usualNanos()));
        return isDispensable() ? shortest : Math.max(shortest, shrunk(first, WAITS_OF_JUDGING));
    }

    /** Where a try is over: what comes now and then is waited for a millisecond at least. */
    long nanosOfClosing(long first) {
        long shortest = SHORTEST_OF_CLOSING_NANOS * MISSES_THAT_HALVE_IT / (MISSES_THAT_HALVE_IT + missesInARow);
        return Math.max(Math.max(SHORTEST_OF_ALL_NANOS, shortest), shrunk(first, WAITS_OF_CLOSING));
    }

    /** The cubes of the parts add up: any number of waits comes to about as much as half of these would, all at first. */
    private long shrunk(long first, int waits) {
        double part = waits / (double) (waits + waitsInVain - 1);
        return (long) (first * part * part * part);
    }

    /** What comes now and then is waited for much longer than it takes to come. */
    private long usualNanos() {
        return ARRIVALS * arrivalNanos;
    }

    // --- what happens to it

    /** It did not come. */
    void missed() {
        waitsInVain++;
        missesInARow++;
        fade();
        lost = true;
    }

    /** Another process has waited for it in vain. What comes here, but takes its time, is waited for as before. */
    void missedElsewhere(int rankThere) {
        shared = true;
        if (usualNanos() <= SHORTEST_NANOS) {
            waitsInVain = Math.max(1, waitsInVain);
            lost = true;
            rankIfNew(rankThere);
        }
    }

    /** It came after so long; 0 where nobody waited any more. */
    void came(long nanos) {
        fade();
        missesInARow = 0;
        arrivalNanos = Math.max(nanos, arrivalNanos);
        lost &= confirmed;
    }

    private void fade() {
        arrivalNanos -= arrivalNanos / MEMORY_OF_ARRIVALS;
    }

    /** The how-manieth thing it is that did not come. */
    void rankIfNew(int howManieth) {
        if (rank == 0) {
            rank = howManieth;
        }
    }

    /** The try that is judged did without it. */
    void missedInTry() {
        missedInTry = true;
    }

    void beginTry() {
        missedInTry = false;
    }

    /** The try has said something, or nothing, without it; an undecided one may have lacked it, though others did not. */
    void endTry(boolean said, boolean undecided) {
        if (!missedInTry) {
            return;
        }
        if (said || (undecided && propertiesWithout > 0)) {
            triesWithout = 0;
            propertiesWithout = 0;
        } else {
            triesWithout++;
        }
    }

    void beginProperty() {
        if (triesWithout > 0) {
            propertiesWithout++;
        }
        triesWithout = 0;
    }

    /** It is waited for anew, if it was missed in the try and nobody confirmed that. */
    void restart() {
        forgotten |= missedInTry && !confirmed;
        if (forgotten) {
            waitsInVain = 0;
        }
    }

    void endRestart(boolean missing) {
        confirmed |= missing && missedInTry;
        forgotten = false;
        if (!isMissed()) {
            rank = 0;
            lost = false;
        }
    }

    /** Marks it as told to others. */
    void share() {
        shared = true;
    }

    // --- what is known of it

    /** Whether it is known not to come. */
    boolean isMissed() {
        return waitsInVain > 0;
    }

    /** Whether it has not come since it was missed, or has been confirmed not to come. */
    boolean isLost() {
        return lost;
    }

    /** The how-manieth thing it is that did not come; 0 if it is none. */
    int rank() {
        return rank;
    }

    /** Whether the property, or the ones before it, said nothing without it. */
    boolean isDispensable() {
        return triesWithout > 0 || propertiesWithout > 0;
    }

    /** Whether it came in the try, or was waited for with more patience before it was missed. */
    boolean isBelieved() {
        return !missedInTry || forgotten || confirmed;
    }

    /** Whether others have to be told that it does not come. */
    boolean isNews() {
        return lost && !shared;
    }
}
