package org.ndktck.plan;

/** What ends an established connection without a graceful disconnect. */
public enum Loss implements Partition {
    /** The peer closes its connector. */
    PEER_CLOSES,
    /** Nothing that the peer sends arrives any more, for longer than every time-out. */
    LINK_CUT;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this == PEER_CLOSES || facts.losses().contains(this);
    }

    @Override
    public String whyUnreachable() {
        return "the provider does not offer the controls linkCut and clock";
    }
}
