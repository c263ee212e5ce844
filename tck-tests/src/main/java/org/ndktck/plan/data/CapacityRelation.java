package org.ndktck.plan.data;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** How the capacity of the buffer compares with the required size. */
@Key("relation")
public enum CapacityRelation implements Partition {
    /** Less, at least one byte. */
    BELOW,
    /** Equal. */
    EQUAL,
    /** More. */
    ABOVE;

    private static final int LEAST_BYTES = 2;

    /** A capacity of a byte or more that is too small needs a side that can be sent two bytes. */
    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this != BELOW || Math.max(facts.maxCallerData(), facts.maxCalleeData()) >= LEAST_BYTES;
    }
}
