package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** What comes of a connect. */
public enum Attempt implements Partition {
    /** The passive side accepts. */
    ACCEPTED,
    /** Nobody takes the request. */
    REFUSED
}
