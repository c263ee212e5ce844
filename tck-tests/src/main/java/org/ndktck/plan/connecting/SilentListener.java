package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Why a listener takes no further requests. */
public enum SilentListener implements Partition {
    /** NdkControlConnectEvents paused it. */
    PAUSED,
    /** Its close was called and waits for a connector. */
    CLOSING
}
