package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Who sets off first where one thread posts requests and another does something else. */
public enum HeadStart implements Partition {
    /** Neither: both at once. */
    NOBODY,
    /** The thread that posts. */
    POSTING,
    /** The other thread. */
    OTHER
}
