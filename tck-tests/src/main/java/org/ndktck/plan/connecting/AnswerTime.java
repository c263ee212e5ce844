package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** When the passive side answers the request. */
@Key("answer")
public enum AnswerTime implements Partition {
    /** From the thread that drives the try, after the connect event has returned. */
    AFTERWARDS,
    /** Inside the connect event. */
    AT_ONCE
}
