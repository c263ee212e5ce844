package org.ndktck.properties.getlocaladdress;

import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.catalog.RequirementId.GLA_09;
import static org.ndktck.catalog.RequirementId.GLA_10;
import static org.ndktck.catalog.RequirementId.GLA_11;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Route;

/** NdkGetLocalAddress of a connector: which address it is. */
@NdkProperties
@DataAtRest
@WithoutSize
public class LocalAddressValueProperties {

    /** Made by jqwik. */
    public LocalAddressValueProperties() {}

    @Property
    @Verifies(
            value = GLA_08,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @OverOwnEndpoint
    void portThatTheProviderChoseIsTheOneThePeerSees(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withChosenPorts()).established();

        AddressCall call = connection.active().localAddress();
        AddressCall seen = connection.passive().peerAddress();

        bench.requireSuccess(call);
        bench.requireAnAddress(seen);
        bench.verify(call)
                .hasAPortChosenFrom(bench.chosenPorts())
                .is(seen.address().orElseThrow());
    }

    @Property
    @Verifies(
            value = GLA_09,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class, LocalPort.class})
    void acceptedConnectorTellsTheAddressOfTheListener(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AddressCall call = connection.passive().localAddress();

        bench.requireAnAddress(call);
        bench.verify(call).is(connection.listenerAddress());
    }

    @Property
    @Verifies(
            value = GLA_10,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void connectorOverASharedEndpointTellsTheAddressOfTheEndpoint(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint()).established();

        AddressCall call = connection.active().localAddress();

        bench.requireAnAddress(call);
        bench.verify(call).is(connection.sourceAddress());
    }

    @Property
    @Verifies(
            value = GLA_11,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @OverOwnEndpoint
    void connectorWithAGivenAddressTellsThatAddress(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withGivenPorts()).established();

        AddressCall call = connection.active().localAddress();

        bench.requireAnAddress(call);
        bench.verify(call).is(connection.askedSource());
    }
}
