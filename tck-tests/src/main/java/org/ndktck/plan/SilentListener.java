package org.ndktck.plan;

/** Why a listener takes no further requests. */
public enum SilentListener implements Partition {
    /** NdkControlConnectEvents paused it. */
    PAUSED,
    /** Its close was called and waits for a connector. */
    CLOSING
}
