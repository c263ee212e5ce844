package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_05;
import static org.ndktck.catalog.RequirementId.CON_34;
import static org.ndktck.catalog.RequirementId.CON_35;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Claim;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.scene.Scene;

/** The local endpoint that NdkConnect gives a connector. */
@NdkProperties
public class LocalEndpointProperties {

    /** Made by jqwik. */
    public LocalEndpointProperties() {}

    @Property
    @Verifies(
            value = CON_05,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void portChosenForAConnectorIsAFreeOneOfTheRange(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan chosen = plan.overOwnEndpoint().withChosenPorts();

        AddressCall one = bench.scene(chosen).established().active().localAddress();
        AddressCall other = bench.sceneBeside(chosen).established().active().localAddress();

        bench.requireAnAddress(one);
        bench.requireAnAddress(other);
        bench.verify(one).hasAPortChosenFrom(bench.chosenPorts());
        bench.verify(other).hasAPortChosenFrom(bench.chosenPorts()).hasAnotherPortThan(one);
    }

    @Property
    @Verifies(
            value = CON_34,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void secondConnectFromThereFailsWhileTheFirstConnectorIsOpen(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withGivenPorts()).established();

        AsyncCall second = scene.claimSourceAddress(Claim.CONNECT, scene.askedSource());

        bench.verify(second).failed();
    }

    @Property
    @Verifies(
            value = CON_35,
            effort = Effort.TENTH,
            partitions = {Family.class, LastState.class, Claim.class})
    void closedConnectorFreesItsLocalAddress(
            @ForAll ScenePlan plan, @ForAll LastState state, @ForAll Claim way, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withGivenPorts().answeredAfterwards())
                .broughtTo(state);

        AsyncCall close = bench.close(scene.active().connector());
        bench.requireSuccess(close);
        bench.requireAtRest(scene.active().connector());
        AsyncCall claim = scene.claimSourceAddress(way, scene.askedSource());

        bench.verify(claim).succeeded();
    }
}
