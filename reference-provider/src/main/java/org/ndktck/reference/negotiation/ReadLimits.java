package org.ndktck.reference.negotiation;

/**
 * A pair of read limits, seen from one side.
 *
 * @param inbound incoming reads in progress, 0..4294967295
 * @param outbound outgoing reads in progress, 0..4294967295
 */
public record ReadLimits(long inbound, long outbound) {

    /**
     * Takes the lower value of each direction.
     *
     * @param other limits seen from the same side
     * @return the lower of the two, direction by direction
     */
    public ReadLimits atMost(ReadLimits other) {
        return new ReadLimits(Math.min(inbound, other.inbound), Math.min(outbound, other.outbound));
    }

    /**
     * Turns the pair around: what is inbound on one side is outbound on the other.
     *
     * @return the same limits as the peer sees them
     */
    public ReadLimits seenByPeer() {
        return new ReadLimits(/* inbound= */ outbound, /* outbound= */ inbound);
    }
}
