package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** How a provider tells an outcome; its own choice, observed only. */
public enum Delivery implements Partition {
    /** By the return value. */
    INLINE,
    /** Through the callback. */
    PENDING
}
