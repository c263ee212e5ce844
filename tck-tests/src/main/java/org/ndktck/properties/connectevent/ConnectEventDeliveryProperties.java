package org.ndktck.properties.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_02;
import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.catalog.RequirementId.CEV_04;
import static org.ndktck.catalog.RequirementId.CEV_05;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.Ending;

/** What each connect event brings; every other property watches it too. */
@NdkProperties
public class ConnectEventDeliveryProperties {

    /** Made by jqwik. */
    public ConnectEventDeliveryProperties() {}

    @Property
    @Verifies(
            value = CEV_02,
            effort = Effort.TENTH,
            partitions = {Ending.class, ContextKind.class, Family.class})
    void connectEventBringsTheContextOfTheListener(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CEV_03,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    void eachRequestHasAConnectorOfItsOwn(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.endingWith(Ending.CLOSE).closing(CloseMoment.AT_REST));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CEV_04,
            effort = Effort.TENTH,
            partitions = {Ending.class, Family.class})
    void deliveredConnectorIsComplete(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CEV_05,
            effort = Effort.TENTH,
            partitions = {Ending.class, AnswerTime.class, Route.class})
    void oneRequestIsOneEvent(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
