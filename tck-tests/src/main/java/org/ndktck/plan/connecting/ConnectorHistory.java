package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** What the connector of the active side was used for before it connects. */
public enum ConnectorHistory implements Partition {
    /** Nothing. */
    UNUSED,
    /** A connect that the peer rejected, with data. Whether it may connect again is the provider's choice (AMB-06). */
    REJECTED
}
