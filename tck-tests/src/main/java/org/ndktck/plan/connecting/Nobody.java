package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Whom a connect finds where nobody listens. */
public enum Nobody implements Partition {
    /** Nothing: the listener there has been closed. */
    CLOSED_LISTENER,
    /** Itself: the destination is the local address it starts from. */
    ITSELF
}
