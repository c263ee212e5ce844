package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Whom a connect finds where nobody listens. */
@Key("nobody")
public enum AbsentListener implements Partition {
    /** Nothing: the listener there has been closed. */
    CLOSED_LISTENER,
    /** Itself: the destination is the local address it starts from. */
    ITSELF
}
