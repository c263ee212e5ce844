package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Which side of the connection is asked. */
public enum Side implements Partition {
    /** The side with the listener, before Accept; it reads what the connect sent. */
    PASSIVE,
    /** The side that connected, after success and before CompleteConnect; it reads what the accept sent. */
    ACTIVE
}
