package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;

/** Of which antecedent of a queue pair the close completion is kept from returning. */
public enum HeldClose implements Partition {
    /** Of the protection domain. */
    PD,
    /** Of the completion queue of the receive queue. */
    CQ
}
