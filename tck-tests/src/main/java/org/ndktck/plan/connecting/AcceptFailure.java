package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.adapter.Partition;

/** What makes an accept fail while the active side decides, and whether the link carries that to the active side. */
public enum AcceptFailure implements Partition {
    /** Nobody completes the connect within the provider's time-outs. */
    TIMED_OUT,
    /** The same while the link is cut. */
    TIMED_OUT_CUT_OFF,
    /** The passive side closes its connector while the link is cut. */
    CLOSED_CUT_OFF;

    /** Whether the link is cut when it happens, and mended afterwards. */
    public boolean isCutOff() {
        return this != TIMED_OUT;
    }

    /** What the active side has to find out. */
    public LinkLoss loss() {
        return isCutOff() ? LinkLoss.LINK_CUT : LinkLoss.PEER_CLOSES;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return loss().isReachable(facts);
    }

    @Override
    public String whyUnreachable() {
        return "the provider does not offer the control linkCut";
    }
}
