package org.ndktck.plan;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Draws capacities of at least one byte that do not hold the required size. */
public final class TooLittle implements ArbitrarySupplier<Capacity> {

    /** Made by jqwik. */
    public TooLittle() {}

    @Override
    public Arbitrary<Capacity> get() {
        return PlanDomain.of(Relation.BELOW);
    }
}
