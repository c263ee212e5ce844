package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Who refuses a connection request. */
public enum Refuser implements Partition {
    /** Nobody listens at the address. */
    NOBODY,
    /** A listener that does not take events at present. */
    PAUSED_LISTENER,
    /** A listener that is closed and waits for a connector. */
    CLOSING_LISTENER,
    /** The consumer of the passive side, by NdkReject. */
    CONSUMER
}
