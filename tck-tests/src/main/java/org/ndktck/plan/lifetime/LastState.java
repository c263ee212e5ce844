package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** What has come of a connector's connect when the connector is closed. */
public enum LastState implements Partition {
    /** The connection is established. */
    ESTABLISHED,
    /** Both sides have disconnected. */
    DISCONNECTED,
    /** The passive side has rejected. */
    REJECTED,
    /** The active side has rejected the acceptance. */
    TURNED_DOWN,
    /** Nobody listens. */
    REFUSED,
    /** The passive side has not answered: the connect pends. */
    PENDING
}
