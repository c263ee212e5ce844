package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** Another request at the listener that is not answered. */
public enum UndecidedRequest implements Partition {
    /** None. */
    NONE,
    /** One that came before. */
    OLDER,
    /** One that came afterwards. */
    NEWER
}
