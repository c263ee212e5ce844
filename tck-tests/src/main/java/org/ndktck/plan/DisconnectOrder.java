package org.ndktck.plan;

/** Which side disconnects first. */
public enum DisconnectOrder implements Partition {
    /** The active side. */
    ACTIVE_FIRST,
    /** The passive side. */
    PASSIVE_FIRST
}
