package org.ndktck.plan;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Draws capacities that hold the required size. */
public final class Enough implements ArbitrarySupplier<Capacity> {

    /** Made by jqwik. */
    public Enough() {}

    @Override
    public Arbitrary<Capacity> get() {
        return PlanDomain.of(Relation.EQUAL, Relation.ABOVE);
    }
}
