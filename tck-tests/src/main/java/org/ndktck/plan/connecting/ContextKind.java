package org.ndktck.plan.connecting;

import org.ndktck.plan.adapter.Partition;

/** What the kit gives as contexts. */
public enum ContextKind implements Partition {
    /** A number of its own for every call. */
    UNIQUE,
    /** NULL for every call. */
    NULL
}
