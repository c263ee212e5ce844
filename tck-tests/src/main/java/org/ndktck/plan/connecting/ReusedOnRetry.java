package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** What of an attempt to connect in vain is used when it is made again. */
@Key("retry")
public enum ReusedOnRetry implements Partition {
    /** Nothing: the provider has to connect (AMB-06). */
    NEW_OBJECTS("new objects"),
    /** The queue pair, with a new connector. */
    SAME_QP("the same queue pair and a new connector"),
    /** The connector, and its queue pair. */
    SAME_CONNECTOR("the same connector and queue pair");

    private final String words;

    ReusedOnRetry(String words) {
        this.words = words;
    }

    /** As a message names it. */
    public String words() {
        return words;
    }
}
