package org.ndktck.properties.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.catalog.RequirementId.DEV_11;
import static org.ndktck.catalog.RequirementId.EX_05;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;

/** What each disconnect event brings, and how often; every other property watches it too. */
@NdkProperties
public class DisconnectEventDeliveryProperties {

    /** Made by jqwik. */
    public DisconnectEventDeliveryProperties() {}

    @Property
    @Verifies(
            value = DEV_01,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, CloseOrder.class})
    void disconnectEventComesOnce(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents().inPlainForms().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = DEV_09,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, ContextKind.class})
    void disconnectEventBringsItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = DEV_11,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, CloseOrder.class})
    void disconnectEventDoesNotFollowTheClose(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = EX_05,
            effort = Effort.TENTH,
            needs = OptionalFeature.VERSION_2_1,
            partitions = {DisconnectOrder.class, CloseMoment.class, CloseOrder.class})
    void exDisconnectEventComesOnce(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents().inExForms().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }
}
