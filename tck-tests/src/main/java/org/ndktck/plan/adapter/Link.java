package org.ndktck.plan.adapter;

/** Whether there is a link to the peer. */
public enum Link implements Partition {
    /** There is. */
    UP,
    /** It is cut, for longer than every time-out. */
    CUT;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this == UP || facts.losses().contains(LinkLoss.LINK_CUT);
    }

    @Override
    public String whyUnreachable() {
        return LinkLoss.LINK_CUT.whyUnreachable();
    }
}
