package org.ndktck.plan;

/** Who sets off first where one thread posts requests and another does something else. */
public enum HeadStart implements Partition {
    /** Neither: both at once. */
    NOBODY,
    /** The thread that posts. */
    POSTING,
    /** The other thread. */
    OTHER
}
