package org.ndktck.report.model;

/**
 * One of the parts that a run is divided into, each judged by itself and put together afterwards.
 *
 * @param number which one, from 1
 * @param of how many there are
 */
public record Shard(int number, int of) {

    /** The most parts: more than there are requirements is never needed. */
    public static final int MOST = 512;

    /** Checks the numbers. */
    public Shard {
        if (number < 1 || number > of || of > MOST) {
            throw new IllegalArgumentException(number + "/" + of + " is no shard");
        }
    }

    /**
     * Prints it for people.
     *
     * @return for example {@code shard 2 of 4}
     */
    @Override
    public String toString() {
        return "shard " + number + " of " + of;
    }
}
