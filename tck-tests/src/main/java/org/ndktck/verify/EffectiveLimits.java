package org.ndktck.verify;

import java.util.HashMap;
import java.util.Map;
import org.ndktck.catalog.ReadingId;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.connecting.Side;

/**
 * The effective read limits that a side reads, computed from what both consumers ask for and from the
 * maxima the adapters report. The oracle of GCD-02; it knows no provider.
 *
 * <p>What one side may have in flight outward is what the other side allows inward: the accepting
 * side's limit of one direction is the connecting side's limit of the other.
 *
 * @param inbound the inbound limit
 * @param outbound the outbound limit
 */
public record EffectiveLimits(ReadableLimit inbound, ReadableLimit outbound) {

    private static final ReadingId CAPPED_LATE = ReadingId.AMB_05;
    private static final ReadingId OWN_MAXIMUM_LATE = ReadingId.AMB_49;

    /**
     * Computes the limits of the asked side.
     *
     * @param plan who asks for what
     * @param facts the maxima
     * @return the limits
     */
    public static EffectiveLimits of(ConnectionDataPlan plan, AdapterFacts facts) {
        return of(plan.side(), plan.limits(), facts);
    }

    /**
     * Computes the limits of a side.
     *
     * @param side the side that reads them
     * @param asked who asks for what
     * @param facts the maxima
     * @return the limits
     */
    public static EffectiveLimits of(Side side, Limits asked, AdapterFacts facts) {
        return of(side, asked, facts.activeMaxima(), facts.passiveMaxima());
    }

    /**
     * Computes the limits of a side.
     *
     * @param side the side that reads them
     * @param asked who asks for what
     * @param a the maxima of the adapter that connects
     * @param p the maxima of the adapter that listens
     * @return the limits
     */
    public static EffectiveLimits of(Side side, Limits asked, AdapterFacts.Maxima a, AdapterFacts.Maxima p) {
        if (side == Side.PASSIVE) {
            return new EffectiveLimits(
                    beforeAccept("Inbound", p.inbound(), "Outbound", asked.outA(), a.outbound()),
                    beforeAccept("Outbound", p.outbound(), "Inbound", asked.inA(), a.inbound()));
        }
        return new EffectiveLimits(
                afterAccept("Inbound", asked.inA(), a.inbound(), "Outbound", asked.outP(), p.outbound()),
                afterAccept("Outbound", asked.outA(), a.outbound(), "Inbound", asked.inP(), p.inbound()));
    }

    /** The passive side before Accept: the peer's request, held to both maxima. */
    private static ReadableLimit beforeAccept(
            String direction, long ownMaximum, String peerDirection, long peerAsked, long peerMaximum) {
        long offered = Math.min(peerAsked, peerMaximum);
        String derivation = "the least of Max" + direction + "ReadLimit " + ownMaximum + " and the peer's "
                + peerDirection + "ReadLimit " + peerAsked + ", capped at the peer's Max"
                + peerDirection + "ReadLimit " + peerMaximum;
        Map<Long, ReadingId> tolerated = new HashMap<>();
        tolerated.put(offered, OWN_MAXIMUM_LATE);
        tolerated.put(Math.min(ownMaximum, peerAsked), CAPPED_LATE);
        return new ReadableLimit(Math.min(ownMaximum, offered), derivation, tolerated);
    }

    /** The active side after the accept: both requests, held to both maxima. */
    private static ReadableLimit afterAccept(
            String direction, long asked, long ownMaximum, String peerDirection, long peerAsked, long peerMaximum) {
        long own = Math.min(asked, ownMaximum);
        String derivation = "the least of " + direction + "ReadLimit " + asked + ", Max" + direction + "ReadLimit "
                + ownMaximum + " and the peer's " + peerDirection + "ReadLimit " + peerAsked
                + ", capped at the peer's Max" + peerDirection + "ReadLimit " + peerMaximum;
        Map<Long, ReadingId> tolerated = new HashMap<>();
        tolerated.put(Math.min(own, peerAsked), CAPPED_LATE);
        return new ReadableLimit(Math.min(own, Math.min(peerAsked, peerMaximum)), derivation, tolerated);
    }
}
