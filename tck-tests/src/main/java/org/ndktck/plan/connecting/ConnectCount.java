package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** How many connections are asked for at once on one listener. */
@Key("company")
public enum ConnectCount implements Partition {
    /** One. */
    ALONE(1),
    /** Two. */
    PAIR(2),
    /** Four: few enough for any backlog (AMB-44). */
    FOUR(4);

    private final int size;

    ConnectCount(int size) {
        this.size = size;
    }

    /** How many. */
    public int size() {
        return size;
    }
}
