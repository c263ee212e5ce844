package org.ndktck.plan.data;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.key.Key;

/** The side that is asked with a buffer too small for what it was sent. */
@Key("shortSide")
public enum SideWithShortBuffer implements Partition {
    /** The side with the listener. */
    PASSIVE,
    /** The side that connected. */
    ACTIVE;

    private static final int LEAST_BYTES = 2;

    /** As which side it is the short one. */
    public static SideWithShortBuffer of(Side side) {
        return side == Side.PASSIVE ? PASSIVE : ACTIVE;
    }

    /** Whether the side can be sent so much that a buffer of one byte is too small. */
    @Override
    public boolean isReachable(AdapterFacts facts) {
        return (this == PASSIVE ? facts.maxCallerData() : facts.maxCalleeData()) >= LEAST_BYTES;
    }

    @Override
    public String whyUnreachable() {
        return "the adapter carries less than two bytes of private data, so no buffer of a byte or more is too small";
    }
}
