package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Where a listener is paused. */
public enum PausePlace implements Partition {
    /** Outside of its connect events. */
    OUTSIDE_ITS_EVENTS,
    /** Inside the connect event of an earlier request. */
    INSIDE_ITS_EVENT
}
