package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Whether a side has disconnected before it closes its connector. */
public enum OwnDisconnect implements Partition {
    /** It has not. */
    NOT_CALLED,
    /** It has; its peer has not answered by then. */
    CALLED_BEFORE
}
