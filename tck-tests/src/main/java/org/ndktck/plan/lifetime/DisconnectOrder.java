package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Which side disconnects first. */
public enum DisconnectOrder implements Partition {
    /** The active side. */
    ACTIVE_FIRST,
    /** The passive side. */
    PASSIVE_FIRST
}
