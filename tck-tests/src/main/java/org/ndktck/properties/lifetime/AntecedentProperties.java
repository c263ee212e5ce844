package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.catalog.RequirementId.LIF_13;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.Ending;

/** An object closes after those that depend on it; every other property watches it too. */
@NdkProperties
public class AntecedentProperties {

    /** Made by jqwik. */
    public AntecedentProperties() {}

    @Property
    @Verifies(
            value = LIF_08,
            partitions = {CloseOrder.class, Route.class, Ending.class})
    void closeOfAnAntecedentPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = LIF_09,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, Route.class, Ending.class})
    void antecedentClosesAfterItsSuccessors(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = LIF_13,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, Route.class, Ending.class})
    void antecedentClosesAfterTheCloseCompletionsOfItsSuccessors(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
