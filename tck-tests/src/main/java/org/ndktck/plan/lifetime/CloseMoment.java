package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** When the first connector of a life is closed. */
public enum CloseMoment implements Partition {
    /** After everything has completed. */
    AT_REST,
    /** While a request on it is pending. */
    WHILE_PENDING,
    /** Inside a completion or an event of the object; in an ending without such a callback as at rest. */
    INSIDE_CALLBACK
}
