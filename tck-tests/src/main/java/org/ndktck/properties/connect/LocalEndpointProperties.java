package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_05;
import static org.ndktck.catalog.RequirementId.CON_34;
import static org.ndktck.catalog.RequirementId.CON_35;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.plan.lifetime.NextPorts;
import org.ndktck.plan.lifetime.SourceState;

/** The local endpoint that NdkConnect gives a connector. */
@NdkProperties
@OverOwnEndpoint
@WithoutSize
public class LocalEndpointProperties {

    /** Made by jqwik. */
    public LocalEndpointProperties() {}

    @Property
    @DataAtRest
    @Verifies(
            value = CON_05,
            effort = Effort.TENTH,
            partitions = {Family.class, NextPorts.class})
    void portChosenForAConnectorIsAFreeOneOfTheRange(@ForAll ConnectionPlan plan, @ForAll NextPorts next, Bench bench) {
        ConnectionPlan chosen = plan.overOwnEndpoint().withChosenPorts();
        Connection first = bench.connection(chosen).established();
        AddressCall one = first.active().localAddress();
        first.letOthersHold(next, one, Side.ACTIVE);

        AddressCall other =
                bench.connectionBeside(chosen).established().active().localAddress();

        bench.requireAnAddress(one);
        bench.requireAnAddress(other);
        bench.verify(one).hasAPortChosenFrom(bench.chosenPorts());
        bench.verify(other).hasAPortChosenFrom(bench.chosenPorts()).hasAnotherPortThan(one);
    }

    @Property
    @Verifies(
            value = CON_34,
            effort = Effort.TENTH,
            partitions = {Family.class, SourceState.class})
    void secondConnectFromThereFailsWhileTheFirstConnectorIsOpen(
            @ForAll ConnectionPlan plan, @ForAll SourceState state, Bench bench) {
        Connection connection = bench.connection(
                        plan.overOwnEndpoint().withGivenPorts().answeredAfterwards())
                .holdingItsAddress(state);

        AsyncCall second = connection.claimSourceAddress(AddressClaim.CONNECT, connection.askedSource());

        bench.verify(second).failed();
    }

    @Property
    @Verifies(
            value = CON_35,
            effort = Effort.TENTH,
            partitions = {Family.class, LastState.class, AddressClaim.class})
    void closedConnectorFreesItsLocalAddress(
            @ForAll ConnectionPlan plan, @ForAll LastState state, @ForAll AddressClaim way, Bench bench) {
        Connection connection = bench.connection(
                        plan.overOwnEndpoint().withGivenPorts().answeredAfterwards())
                .broughtTo(state);

        AsyncCall close = bench.close(connection.active().connector());
        bench.requireSuccess(close);
        bench.requireAtRest(connection.active().connector());
        AsyncCall claim = connection.claimSourceAddress(way, connection.askedSource());

        bench.verify(claim).succeeded();
    }
}
