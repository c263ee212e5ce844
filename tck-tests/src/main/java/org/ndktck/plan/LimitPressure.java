package org.ndktck.plan;

import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;

/** How the limits that the consumers ask for compare with the adapters' maxima. */
public enum LimitPressure implements Partition {
    /** None is above the maximum of its adapter and direction. */
    WITHIN,
    /** At least one is. */
    ABOVE_A_MAXIMUM;

    private static final long ULONG_MAX = 0xFFFF_FFFFL;
    private static final long FOUR_DIFFERENT_NUMBERS = 3;

    static LimitPressure of(Limits limits, AdapterFacts facts) {
        boolean above = limits.inA() > facts.activeMaxima().inbound()
                || limits.outA() > facts.activeMaxima().outbound()
                || limits.inP() > facts.passiveMaxima().inbound()
                || limits.outP() > facts.passiveMaxima().outbound();
        return above ? ABOVE_A_MAXIMUM : WITHIN;
    }

    @Override
    public boolean isReachable(AdapterFacts facts) {
        return this == WITHIN ? facts.leastMaximum() >= FOUR_DIFFERENT_NUMBERS : facts.leastMaximum() < ULONG_MAX;
    }
}
