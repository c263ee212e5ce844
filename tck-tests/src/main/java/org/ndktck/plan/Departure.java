package org.ndktck.plan;

/** How one side of an established connection leaves it. */
public enum Departure implements Partition {
    /** NdkDisconnect. */
    DISCONNECTS,
    /** NdkCloseConnector, without a disconnect. */
    CLOSES
}
