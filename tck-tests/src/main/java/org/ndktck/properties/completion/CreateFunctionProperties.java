package org.ndktck.properties.completion;

import static org.ndktck.catalog.RequirementId.LIS_03;
import static org.ndktck.catalog.RequirementId.LIS_04;
import static org.ndktck.catalog.RequirementId.QP_04;
import static org.ndktck.catalog.RequirementId.SEP_03;
import static org.ndktck.catalog.RequirementId.SEP_04;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Route;

/** What the page of each create function says of its outcome; every other property watches it too. */
@NdkProperties
public class CreateFunctionProperties {

    /** Made by jqwik. */
    public CreateFunctionProperties() {}

    @Property
    @Verifies(
            value = LIS_03,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void listenerArrivesByOneWayOnly(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = LIS_04,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void pendingCreateOfAListenerCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = SEP_03,
            effort = Effort.TENTH,
            partitions = {ContextKind.class, Family.class})
    void sharedEndpointArrivesByOneWayOnly(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overSharedEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = SEP_04,
            effort = Effort.TENTH,
            partitions = {ContextKind.class, Family.class})
    void pendingCreateOfASharedEndpointCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overSharedEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = QP_04,
            effort = Effort.TENTH,
            partitions = {Route.class, ContextKind.class, Family.class})
    void queuePairArrivesByOneWayOnly(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
