package org.ndktck.properties.general;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.catalog.RequirementId.GEN_02;
import static org.ndktck.catalog.RequirementId.GEN_12;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;

/** What the dispatch tables hold. */
@NdkProperties
public class DispatchTableProperties {

    /** Made by jqwik. */
    public DispatchTableProperties() {}

    @Property
    @Verifies(
            value = GEN_01,
            effort = Effort.TENTH,
            partitions = {Route.class, Registration.class})
    void everySlotOfEveryTableIsFilled(@ForAll ScenePlan plan, Bench bench) {

        bench.callEveryFunction(plan.acceptedPlainly());

        bench.verifyEverySlotIsFilled();
    }

    @Property
    @Verifies(
            value = GEN_02,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void connectionsAreMadeOverEveryFamily(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(
                plan.ofVersion11().acceptedPlainly().overOwnEndpoint().registeringEvents());

        AsyncCall decisive = scene.decisiveCall();

        bench.verify(decisive).succeeded();
    }

    @Property
    @Verifies(
            value = GEN_12,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void consumerOfTheFirstVersionConnectsOverALaterOne(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.ofVersion11().acceptedPlainly().answeredAfterwards())
                .requested();

        AsyncCall accept = scene.passive().accept();
        bench.verify(accept).hasNotFailed();
        bench.settle(scene.active().connect());
        bench.requireSuccess(scene.active().connect());
        AsyncCall complete = scene.active().completeConnect();
        bench.settle(complete);
        bench.settle(accept);

        bench.verify(complete).succeeded();
        bench.verify(accept).succeeded();
    }
}
