package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** Who sets off first where one thread posts requests and another does something else. */
@Key("headStart")
public enum FirstToStart implements Partition {
    /** Neither: both at once. */
    NOBODY,
    /** The thread that posts. */
    POSTING,
    /** The other thread. */
    OTHER
}
