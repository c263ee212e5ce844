package org.ndktck.plan;

import org.ndktck.plan.adapter.AdapterFacts;

/** The one of the rules for effective read limits that decides a value; the active side reads it. */
public enum DecidingCap {
    /** The active side asks for more inbound reads than its adapter's maximum. */
    CONNECT_INBOUND_MAXIMUM,
    /** The passive side asks for fewer outbound reads than the active side does inbound. */
    CONNECT_INBOUND_PEER,
    /** The active side asks for more outbound reads than its adapter's maximum. */
    CONNECT_OUTBOUND_MAXIMUM,
    /** The passive side asks for fewer inbound reads than the active side does outbound. */
    CONNECT_OUTBOUND_PEER,
    /** The passive side asks for more inbound reads than its adapter's maximum. */
    ACCEPT_INBOUND_MAXIMUM,
    /** The active side asked for fewer outbound reads than the passive side does inbound. */
    ACCEPT_INBOUND_PEER,
    /** The passive side asks for more outbound reads than its adapter's maximum. */
    ACCEPT_OUTBOUND_MAXIMUM,
    /** The active side asked for fewer inbound reads than the passive side does outbound. */
    ACCEPT_OUTBOUND_PEER;

    private static final long ULONG_MAX = 0xFFFF_FFFFL;

    /** Limits that no rule changes: each side asks for what the other does, and for next to nothing. */
    public static final Limits NONE_DECIDES = new Limits(1, 2, 2, 1);

    /** Moves drawn limits so that this rule decides, as far as the adapters' maxima let it. */
    public Limits among(Limits drawn, AdapterFacts facts) {
        long inA = Math.max(1, drawn.inA());
        long outA = Math.max(1, drawn.outA());
        long inP = Math.max(1, drawn.inP());
        long outP = Math.max(1, drawn.outP());
        AdapterFacts.Maxima a = facts.activeMaxima();
        AdapterFacts.Maxima p = facts.passiveMaxima();
        return switch (this) {
            case CONNECT_INBOUND_MAXIMUM -> new Limits(above(inA, a.inbound()), outA, inP, Math.max(outP, a.inbound()));
            case CONNECT_INBOUND_PEER -> {
                long lower = below(outP, Math.min(a.inbound(), p.outbound()));
                yield new Limits(above(inA, lower), outA, inP, lower);
            }
            case CONNECT_OUTBOUND_MAXIMUM ->
                new Limits(inA, above(outA, a.outbound()), Math.max(inP, a.outbound()), outP);
            case CONNECT_OUTBOUND_PEER -> {
                long lower = below(inP, Math.min(a.outbound(), p.inbound()));
                yield new Limits(inA, above(outA, lower), lower, outP);
            }
            case ACCEPT_INBOUND_MAXIMUM -> new Limits(inA, Math.max(outA, p.inbound()), above(inP, p.inbound()), outP);
            case ACCEPT_INBOUND_PEER -> {
                long lower = below(outA, Math.min(p.inbound(), a.outbound()));
                yield new Limits(inA, lower, above(inP, lower), outP);
            }
            case ACCEPT_OUTBOUND_MAXIMUM ->
                new Limits(Math.max(inA, p.outbound()), outA, inP, above(outP, p.outbound()));
            case ACCEPT_OUTBOUND_PEER -> {
                long lower = below(inA, Math.min(p.outbound(), a.inbound()));
                yield new Limits(lower, outA, inP, above(outP, lower));
            }
        };
    }

    private static long above(long drawn, long most) {
        return drawn > most ? drawn : Math.min(ULONG_MAX, most + 1);
    }

    /** Less than the ceiling, and not zero where there is a choice. */
    private static long below(long drawn, long ceiling) {
        return ceiling < 2 ? 0 : 1 + drawn % (ceiling - 1);
    }
}
