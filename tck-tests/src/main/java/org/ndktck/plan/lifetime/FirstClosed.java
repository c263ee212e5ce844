package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Which of two objects that share a local endpoint is closed first. */
public enum FirstClosed implements Partition {
    /** The listener or shared endpoint, whose close then waits for the connector. */
    OWNER_FIRST,
    /** The connector. */
    CONNECTOR_FIRST
}
