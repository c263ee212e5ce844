package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.catalog.RequirementId.CON_32;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Nobody;
import org.ndktck.scene.Scene;

/** When a connect may succeed. */
@NdkProperties
public class ConnectOutcomeProperties {

    /** Made by jqwik. */
    public ConnectOutcomeProperties() {}

    @Property
    @Fixes(
            value = {Antecedents.class, Neighbour.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = CON_31,
            effort = Effort.TENTH,
            partitions = {Family.class, Nobody.class})
    void nobodyListeningIsNoSuccess(@ForAll ScenePlan plan, @ForAll Nobody nobody, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withGivenPorts()).towards(nobody);

        AsyncCall connect = scene.connecting().active().connect();
        bench.settle(connect);

        bench.verify(connect).hasNotSucceeded("nobody listens");
    }

    @Property
    @Verifies(
            value = CON_32,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void connectDoesNotSucceedBeforeTheAccept(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().answeredAfterwards()).requested();
        AsyncCall connect = scene.active().connect();

        bench.glance(connect);

        bench.verify(connect).hasNotSucceeded("the passive side has not accepted");
        scene.answered();
        bench.verify(connect).hasNotSucceededBefore(scene.passive().answer());
    }
}
