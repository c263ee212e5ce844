package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.lifetime.LastState;

/** How far an earlier connect over the same shared endpoint has come. */
public enum EarlierConnect implements Partition {
    /** Its connection is established. */
    ESTABLISHED(LastState.ESTABLISHED),
    /** It pends: its request is not answered before the later connection is established. */
    PENDING(LastState.PENDING);

    private final LastState attempt;

    EarlierConnect(LastState attempt) {
        this.attempt = attempt;
    }

    /** What has come of it. */
    public LastState attempt() {
        return attempt;
    }
}
