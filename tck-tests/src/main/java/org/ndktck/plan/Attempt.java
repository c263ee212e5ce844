package org.ndktck.plan;

/** What comes of a connect. */
public enum Attempt implements Partition {
    /** The passive side accepts. */
    ACCEPTED,
    /** Nobody takes the request. */
    REFUSED
}
