package org.ndktck.circumstance;

import org.ndktck.plan.adapter.AdapterFacts;

/** Which of the adapters' addresses of a family are used. */
public enum LocalAddresses implements Circumstance {
    /** The first of each adapter. */
    FIRST(""),
    /** The passive side uses a further one. */
    OTHER_DESTINATION("with a listener on a further address of the adapter"),
    /** The active side uses a further one. */
    OTHER_SOURCE("from a further address of the adapter"),
    /** Both sides use a further one. */
    BOTH_OTHERS("between further addresses of the adapters");

    private final String words;

    LocalAddresses(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this == FIRST || facts.severalAddresses();
    }

    @Override
    public String whyUnreachable() {
        return "the adapters have no second address of a family";
    }

    /** Whether the active side uses another than the first address. */
    public boolean isOtherSource() {
        return this == OTHER_SOURCE || this == BOTH_OTHERS;
    }

    /** Whether the passive side uses another than the first address. */
    public boolean isOtherDestination() {
        return this == OTHER_DESTINATION || this == BOTH_OTHERS;
    }
}
