package org.ndktck.properties.connectwithsharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_13;
import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.CSE_03;
import static org.ndktck.catalog.RequirementId.CSE_17;
import static org.ndktck.catalog.RequirementId.CSE_19;

import java.net.InetSocketAddress;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ControlConnections;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.EarlierConnect;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.OtherDestination;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.trial.DependentCloses;

/** Connections over one shared endpoint. */
@NdkProperties
@WithoutSize
public class SharedConnectProperties {

    /** Made by jqwik. */
    public SharedConnectProperties() {}

    @Property
    @DataAtRest
    @Verifies(
            value = CSE_02,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void localAddressIsThatOfTheEndpoint(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint()).established();

        AddressCall local = connection.active().localAddress();
        AddressCall seen = connection.passive().peerAddress();

        bench.requireAnAddress(local);
        bench.requireAnAddress(seen);
        bench.verify(local).is(connection.sourceAddress());
        bench.verify(seen).is(connection.sourceAddress());
    }

    @Property
    @HoldsFixed(
            values = {"OtherConnection.NEWER", "OtherConnection.CLOSED_BETWEEN", "OtherListener.SAME_PORT"},
            because = "the request is accepted inside its event, and the row has a listener on the same port itself")
    @Verifies(
            value = CSE_03,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, EarlierConnect.class, OtherDestination.class})
    void oneEndpointConnectsToSeveralDestinations(
            @ForAll ConnectionPlan plan,
            @ForAll EarlierConnect earlier,
            @ForAll OtherDestination differing,
            Bench bench) {
        ConnectionPlan shared = plan.overSharedEndpoint().ofVersion11().acceptedPlainly();
        Connection one = bench.connection(shared.answeredAfterwards());
        ControlConnections others = one.controls();
        AsyncCall first = one.attemptedUpTo(earlier);
        others.requireMade(first.hasFailed(), shared.overOwnEndpoint(), "an endpoint of the connector's own");
        bench.verify(first).hasNotFailed();
        one.broughtTo(earlier.attempt());

        AsyncCall further = one.threeMoreOverItsEndpoint(shared, differing);

        others.requireMade(!further.completion().succeeded(), shared, "a shared endpoint of its own");
        bench.verify(further).succeeded();
        bench.verify(one.attempted().active().connect()).hasNotFailed();
    }

    @Property
    @Verifies(
            value = CSE_17,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void sameDestinationOnceMoreFails(@ForAll ConnectionPlan plan, Bench bench) {
        Connection one = bench.connection(plan.overSharedEndpoint()).established();

        AsyncCall second = bench.connectionBeside(plan.overSharedEndpoint())
                .fromSourceOf(one)
                .toListenerOf(one)
                .connectEnded();

        bench.verify(second).failedPreferablyWith(AMB_13, STATUS_ADDRESS_ALREADY_EXISTS, STATUS_SHARING_VIOLATION);
    }

    @Property
    @HoldsFixed(values = "EndpointUse.CARRYING", because = "no other connector holds the shared endpoint")
    @Verifies(
            value = CSE_19,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void connectorKeepsTheEndpointUntilItIsClosed(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overSharedEndpoint()).established();
        InetSocketAddress local = connection.sourceAddress();
        DependentCloses closes = bench.closeFirst(
                FirstClosed.OWNER_FIRST,
                connection.sharedEndpoint(),
                connection.active().connector());

        AsyncCall before = connection.claimSourceAddressInVain(AddressClaim.SHARED_ENDPOINT, local);
        closes.closeSecond();
        AsyncCall afterwards = connection.claimSourceAddress(AddressClaim.SHARED_ENDPOINT, local);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }
}
