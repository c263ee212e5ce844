package org.ndktck.plan.drawing;

import java.util.Optional;
import net.jqwik.api.Arbitrary;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.connecting.Side;

/**
 * Draws connections whose asked side is sent two bytes or more, so that a shorter buffer exists; as many
 * as there can be where the adapter carries fewer.
 */
public final class SendingTwoOrMore implements RestrictedPlans<ConnectionDataPlan> {

    private static final int ENOUGH = 2;

    /** Made by jqwik. */
    public SendingTwoOrMore() {}

    @Override
    public Arbitrary<ConnectionDataPlan> get() {
        AdapterFacts facts = PresentFacts.get();
        return new PlanDomain().connectionDataPlans().filter(plan -> sendsEnough(plan, facts));
    }

    @Override
    public Optional<String> whyNot(ConnectionDataPlan plan, AdapterFacts facts) {
        return sendsEnough(plan, facts)
                ? Optional.empty()
                : Optional.of("the peer of the asked side sends fewer than " + ENOUGH + " bytes");
    }

    private static boolean sendsEnough(ConnectionDataPlan plan, AdapterFacts facts) {
        return plan.side() == Side.PASSIVE
                ? plan.request().length() >= Math.min(ENOUGH, facts.maxCallerData())
                : plan.reply().length() >= Math.min(ENOUGH, facts.maxCalleeData());
    }
}
