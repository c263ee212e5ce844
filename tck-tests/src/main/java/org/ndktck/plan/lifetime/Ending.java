package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** How a connection attempt ends. */
public enum Ending implements Partition {
    /** Both sides finish the connection and close. */
    CLOSE,
    /** Both sides finish the connection, disconnect and close. */
    DISCONNECT,
    /** The passive side rejects. */
    PASSIVE_REJECTS,
    /** The active side rejects after the peer accepted. */
    ACTIVE_REJECTS,
    /** Nobody listens. */
    NOBODY_LISTENS
}
