package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** An object that others depend on. */
public enum Antecedent implements Partition {
    /** Of the connector it delivered. */
    LISTENER,
    /** Of the connectors that use it. */
    QP,
    /** Of the queue pair. */
    CQ,
    /** Of the queue pair. */
    PD,
    /** Of the connector connected over it. */
    SHARED_ENDPOINT
}
