package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** In which state the open connector is that a listener has delivered. */
public enum DeliveredState implements Partition {
    /** Its connection is established. */
    ESTABLISHED(LastState.ESTABLISHED),
    /** Both sides have disconnected. */
    DISCONNECTED(LastState.DISCONNECTED),
    /** The passive side has rejected. */
    REJECTED(LastState.REJECTED),
    /** The active side has rejected the acceptance. */
    TURNED_DOWN(LastState.TURNED_DOWN),
    /** The passive side has not answered. */
    UNDECIDED(LastState.PENDING);

    private final LastState attempt;

    DeliveredState(LastState attempt) {
        this.attempt = attempt;
    }

    /** What has come of the peer's connect. */
    public LastState attempt() {
        return attempt;
    }
}
