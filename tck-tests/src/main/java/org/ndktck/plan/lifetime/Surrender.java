package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** How the active side gives an attempt up that the passive side has accepted. */
public enum Surrender implements Partition {
    /** NdkCloseConnector. */
    CLOSES,
    /** NdkReject. */
    REJECTS
}
