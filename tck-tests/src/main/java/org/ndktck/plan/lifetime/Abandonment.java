package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** How the active side gives an attempt up that the passive side has accepted. */
@Key("surrender")
public enum Abandonment implements Partition {
    /** NdkCloseConnector. */
    CLOSES,
    /** NdkReject. */
    REJECTS
}
