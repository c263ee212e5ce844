package org.ndktck.plan.data;

/**
 * The capacity of a private data buffer, relative to a required size that is known only at run time.
 *
 * @param relation how it compares with the required size
 * @param distance by how many bytes, for BELOW and ABOVE
 */
public record Capacity(CapacityRelation relation, int distance) {

    /** Exactly the required size. */
    public static final Capacity SIMPLEST = new Capacity(CapacityRelation.EQUAL, 1);

    /** The greatest distance that a plan may have. */
    public static final int FARTHEST = 65_536;

    /** Checks the distance: a token may say anything. */
    public Capacity {
        if (distance < 1 || distance > FARTHEST) {
            throw new IllegalArgumentException("capacity distance=" + distance + " is outside 1.." + FARTHEST);
        }
    }

    /**
     * Gives the capacity.
     *
     * @param requiredSize the required size
     * @return bytes; at least 1 for BELOW where the required size has room for that
     */
    public long resolve(long requiredSize) {
        return switch (relation) {
            case BELOW -> Math.max(Math.min(1, requiredSize), requiredSize - distance);
            case EQUAL -> requiredSize;
            case ABOVE -> requiredSize + distance;
        };
    }
}
