package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** In which state the open connector is that holds a local address. */
public enum HolderState implements Partition {
    /** Its connection is established. */
    ESTABLISHED(LastState.ESTABLISHED),
    /** Both sides have disconnected. */
    DISCONNECTED(LastState.DISCONNECTED);

    private final LastState attempt;

    HolderState(LastState attempt) {
        this.attempt = attempt;
    }

    /** What has come of its connect. */
    public LastState attempt() {
        return attempt;
    }
}
