package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** When the passive side answers the request. */
public enum Answer implements Partition {
    /** From the thread that drives the try, after the connect event has returned. */
    AFTERWARDS,
    /** Inside the connect event. */
    AT_ONCE
}
