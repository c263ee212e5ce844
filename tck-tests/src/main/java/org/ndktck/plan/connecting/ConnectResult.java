package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** What comes of a connect. */
@Key("attempt")
public enum ConnectResult implements Partition {
    /** The passive side accepts. */
    ACCEPTED,
    /** Nobody takes the request. */
    REFUSED
}
