package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** When the side is asked. */
@Key("moment")
public enum QueryMoment implements Partition {
    /** From the thread that drives the try, after every callback has returned. */
    AFTERWARDS,
    /** At the first legal moment: inside the callback, or right after an inline success. */
    AT_ONCE
}
