package org.ndktck.plan.adapter;

import org.ndktck.plan.key.Key;

/** What ends an established connection without a graceful disconnect. */
@Key("loss")
public enum LinkLoss implements Partition {
    /** The peer closes its connector. */
    PEER_CLOSES,
    /** The link is cut, for longer than every time-out. */
    LINK_CUT,
    /** The same, after the connection has stood idle for longer than every time-out. */
    LINK_CUT_LATER;

    /** Whether the provider finds out by a time-out, if it looks at all (AMB-51). */
    public boolean isCut() {
        return this != PEER_CLOSES;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return !isCut() || facts.losses().contains(this);
    }

    @Override
    public String whyUnreachable() {
        return "the provider does not offer the controls linkCut and clock";
    }
}
