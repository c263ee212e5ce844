package org.ndktck.plan.data;

import org.ndktck.plan.adapter.Partition;

/** Which of the two limit pointers are given. */
public enum OutPointers implements Partition {
    /** Both. */
    BOTH,
    /** pOutboundReadLimit is NULL. */
    INBOUND_ONLY,
    /** pInboundReadLimit is NULL. */
    OUTBOUND_ONLY,
    /** Both are NULL. */
    NEITHER;

    /** Whether pInboundReadLimit is given. */
    public boolean inbound() {
        return this == BOTH || this == INBOUND_ONLY;
    }

    /** Whether pOutboundReadLimit is given. */
    public boolean outbound() {
        return this == BOTH || this == OUTBOUND_ONLY;
    }
}
