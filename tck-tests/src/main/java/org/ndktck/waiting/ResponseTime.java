package org.ndktck.waiting;

/**
 * How long a provider usually takes for any outcome that the kit waits for. No wait is shorter than that: otherwise an
 * outcome that comes would count as missing, because other outcomes that never come have made the waits short. Guarded by the {@link WaitPolicy} that it belongs to.
 */
final class ResponseTime {

    /** Nothing is missed before so many times the usual time are over. */
    private static final int TIMES = 3;

    /** So much of it each arrival makes, and each wait in vain takes away: both are often seen. */
    private static final int MEMORY = 16;

    private long nanos;

    /** Something came after so long. */
    void came(long after) {
        nanos += (after - nanos) / MEMORY;
    }

    void missed() {
        nanos -= nanos / MEMORY;
    }

    /** The shortest wait that tells anything. */
    long leastNanos() {
        return TIMES * nanos;
    }
}
