package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** How one side of an established connection leaves it. */
public enum Departure implements Partition {
    /** NdkDisconnect. */
    DISCONNECTS,
    /** NdkCloseConnector, without a disconnect. */
    CLOSES
}
