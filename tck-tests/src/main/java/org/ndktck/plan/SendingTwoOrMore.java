package org.ndktck.plan;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/**
 * Draws connections whose asked side is sent two bytes or more, so that a shorter buffer exists; as many
 * as there can be where the adapter carries fewer.
 */
public final class SendingTwoOrMore implements ArbitrarySupplier<ConnectionPlan> {

    private static final int ENOUGH = 2;

    /** Made by jqwik. */
    public SendingTwoOrMore() {}

    @Override
    public Arbitrary<ConnectionPlan> get() {
        AdapterFacts facts = PresentFacts.get();
        return new PlanDomain().connectionPlans().filter(plan -> sendsEnough(plan, facts));
    }

    private static boolean sendsEnough(ConnectionPlan plan, AdapterFacts facts) {
        return plan.side() == Side.PASSIVE
                ? plan.request().length() >= Math.min(ENOUGH, facts.maxCallerData())
                : plan.reply().length() >= Math.min(ENOUGH, facts.maxCalleeData());
    }
}
