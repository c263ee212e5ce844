package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** The kinds of objects that connection management needs. */
public enum ObjectKind implements Partition {
    CONNECTOR,
    LISTENER,
    SHARED_ENDPOINT,
    QP,
    CQ,
    PD,
    ADAPTER
}
