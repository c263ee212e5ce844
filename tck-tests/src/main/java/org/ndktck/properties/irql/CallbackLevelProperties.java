package org.ndktck.properties.irql;

import static org.ndktck.catalog.RequirementId.IRQ_04;
import static org.ndktck.catalog.RequirementId.IRQ_05;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;

/**
 * A callback comes at DISPATCH_LEVEL or below. The provider is asked for the level inside each callback; every other
 * property watches it too. An outcome that comes inline has no callback and no level, and which outcomes do is the
 * provider's choice: how an attempt ends is no partition here.
 */
@NdkProperties
public class CallbackLevelProperties {

    /** Made by jqwik. */
    public CallbackLevelProperties() {}

    @Property
    @Verifies(
            value = IRQ_04,
            effort = Effort.TENTH,
            needs = OptionalFeature.CURRENT_IRQL,
            partitions = {Route.class, Family.class})
    void completionsComeAtDispatchLevelOrBelow(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.requireLevels();
        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = IRQ_05,
            effort = Effort.TENTH,
            needs = OptionalFeature.CURRENT_IRQL,
            partitions = {DisconnectOrder.class, CloseMoment.class, Family.class})
    void eventsComeAtDispatchLevelOrBelow(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents().endingWith(Ending.DISCONNECT));

        bench.requireLevels();
        bench.verifyInvariant();
    }
}
