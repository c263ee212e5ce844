package org.ndktck.plan.drawing;

import java.util.Optional;
import net.jqwik.api.Arbitrary;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;

/** Draws capacities that hold the required size. */
public final class SufficientCapacity implements RestrictedPlans<Capacity> {

    /** Made by jqwik. */
    public SufficientCapacity() {}

    @Override
    public Arbitrary<Capacity> get() {
        return PlanDomain.of(CapacityRelation.EQUAL, CapacityRelation.ABOVE);
    }

    @Override
    public Optional<String> whyNot(Capacity plan, AdapterFacts facts) {
        return plan.relation() != CapacityRelation.BELOW
                ? Optional.empty()
                : Optional.of("its buffer is shorter than the required size");
    }
}
