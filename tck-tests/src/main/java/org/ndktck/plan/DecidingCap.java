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

    /**
     * Moves drawn limits so that this rule decides, as far as the adapters' maxima let it. Of the other numbers each is the
     * least that lets it: a provider that treats one of those wrongly breaks the row of that one only.
     */
    public Limits among(Limits drawn, AdapterFacts facts) {
        AdapterFacts.Maxima a = facts.activeMaxima();
        AdapterFacts.Maxima p = facts.passiveMaxima();
        return switch (this) {
            case CONNECT_INBOUND_MAXIMUM ->
                new Limits(above(drawn.inA(), a.inbound()), 1, 1, justAbove(a.inbound(), p.outbound()));
            case CONNECT_INBOUND_PEER -> {
                long lower = below(drawn.outP(), Math.min(a.inbound(), p.outbound()));
                yield new Limits(lower + 1, 1, 1, lower);
            }
            case CONNECT_OUTBOUND_MAXIMUM ->
                new Limits(1, above(drawn.outA(), a.outbound()), justAbove(a.outbound(), p.inbound()), 1);
            case CONNECT_OUTBOUND_PEER -> {
                long lower = below(drawn.inP(), Math.min(a.outbound(), p.inbound()));
                yield new Limits(1, lower + 1, lower, 1);
            }
            case ACCEPT_INBOUND_MAXIMUM ->
                new Limits(1, justAbove(p.inbound(), a.outbound()), above(drawn.inP(), p.inbound()), 1);
            case ACCEPT_INBOUND_PEER -> {
                long lower = below(drawn.outA(), Math.min(p.inbound(), a.outbound()));
                yield new Limits(1, lower, lower + 1, 1);
            }
            case ACCEPT_OUTBOUND_MAXIMUM ->
                new Limits(justAbove(p.outbound(), a.inbound()), 1, 1, above(drawn.outP(), p.outbound()));
            case ACCEPT_OUTBOUND_PEER -> {
                long lower = below(drawn.inA(), Math.min(p.outbound(), a.inbound()));
                yield new Limits(lower, 1, 1, lower + 1);
            }
        };
    }

    /** Just more than what is to decide, if the other adapter's maximum lets it. */
    private static long justAbove(long decides, long most) {
        return Math.min(decides + 1, most);
    }

    private static long above(long drawn, long most) {
        return drawn > most ? drawn : Math.min(ULONG_MAX, most + 1);
    }

    /** Less than the ceiling, and not zero where there is a choice. */
    private static long below(long drawn, long ceiling) {
        return ceiling < 2 ? 0 : 1 + drawn % (ceiling - 1);
    }
}
