package org.ndktck.plan.drawing;

import java.util.Optional;
import net.jqwik.api.Arbitrary;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;

/** Draws capacities of at least one byte that do not hold the required size. */
public final class InsufficientCapacity implements RestrictedPlans<Capacity> {

    /** Made by jqwik. */
    public InsufficientCapacity() {}

    @Override
    public Arbitrary<Capacity> get() {
        return PlanDomain.of(CapacityRelation.BELOW);
    }

    @Override
    public Optional<String> whyNot(Capacity plan, AdapterFacts facts) {
        return plan.relation() == CapacityRelation.BELOW
                ? Optional.empty()
                : Optional.of("its buffer is not shorter than the required size");
    }
}
