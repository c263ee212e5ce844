package org.ndktck.plan.data;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** What kind of private data a side sends. */
@Key("sent")
public enum PrivateDataAmount implements Partition {
    /** Nothing. */
    NOTHING,
    /** Some bytes. */
    SOME,
    /** As many as the adapter carries. */
    MAXIMUM;

    /** Longest private data the kit sends; a larger maximum is not reached. */
    public static final long LONGEST = 1 << 20;

    @Override
    public boolean isReachable(AdapterFacts facts) {
        long larger = Math.max(facts.maxCallerData(), facts.maxCalleeData());
        return switch (this) {
            case NOTHING -> true;
            case SOME -> larger > 1;
            case MAXIMUM -> larger >= 1 && larger <= LONGEST;
        };
    }
}
