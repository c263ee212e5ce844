package org.ndktck.plan.data;

import org.ndktck.plan.adapter.Partition;

/** When the receive is posted that takes a message of the peer. */
public enum ReceiveTime implements Partition {
    /** When both sides are connected. */
    CONNECTED,
    /** Before the active side connects. */
    BEFORE
}
