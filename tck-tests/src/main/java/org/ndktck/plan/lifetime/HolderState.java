package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** In which state the open connector is that holds a local address. */
public enum HolderState implements Partition {
    /** Its connection is established. */
    ESTABLISHED,
    /** Both sides have disconnected. */
    DISCONNECTED
}
