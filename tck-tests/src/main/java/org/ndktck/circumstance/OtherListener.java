package org.ndktck.circumstance;

import org.ndktck.plan.adapter.AdapterFacts;

/** Another listener, to which nobody connects. */
public enum OtherListener implements Circumstance {
    /** None. */
    NONE(""),
    /** One on the same address and another port, which has had a request. */
    OTHER_PORT("beside a listener on another port"),
    /** One on the same port of another address, where the adapter has one; it has had a request. */
    SAME_PORT("beside a listener on the same port of another address"),
    /** A paused one on another port. */
    PAUSED("beside a paused listener");

    private final String words;

    OtherListener(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isDear() {
        return !isOrdinary();
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this != SAME_PORT || facts.severalAddresses();
    }

    @Override
    public String whyUnreachable() {
        return "the adapters have no second address of a family";
    }
}
