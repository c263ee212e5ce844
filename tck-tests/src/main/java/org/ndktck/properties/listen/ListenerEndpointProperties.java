package org.ndktck.properties.listen;

import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.LIS_16;
import static org.ndktck.catalog.RequirementId.LIS_17;
import static org.ndktck.catalog.RequirementId.LIS_18;
import static org.ndktck.catalog.RequirementId.LIS_19;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.catalog.RequirementId.LIS_28;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutAccept;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.plan.lifetime.HolderState;
import org.ndktck.trial.DependentCloses;

/** The local endpoint of a listener, and who holds references on it. */
@NdkProperties
@HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
public class ListenerEndpointProperties {

    /** Made by jqwik. */
    public ListenerEndpointProperties() {}

    @Property
    @HoldsFixed(value = OtherConnection.class, because = "the listener has no other connection")
    @Verifies(
            value = LIS_16,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, AddressClaim.class})
    @WithoutAccept
    @HoldsFixed(values = "LocalAddresses.OTHER_SOURCE", because = "nobody connects from a further address")
    void listenerKeepsItsAddressInUse(@ForAll ConnectionPlan plan, @ForAll AddressClaim way, Bench bench) {
        Connection connection = bench.connection(plan).listening();

        AsyncCall claim = connection.claimListenerAddressInVain(way);

        bench.requireControl(
                claim.completion().succeeded(),
                () -> connection.connecting().awaitRequest(),
                () -> "no request arrives at the address that NdkGetLocalAddress told");
        bench.verify(claim).failed();
    }

    @Property
    @Verifies(
            value = LIS_17,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, HolderState.class})
    @WithoutSize
    void acceptedConnectorHoldsAReferenceOfItsOwn(@ForAll ConnectionPlan plan, @ForAll HolderState state, Bench bench) {
        Connection connection = bench.connection(plan).broughtTo(state.attempt());

        bench.startClose(connection.listener());
        connection.olderConnectionsOfTheListenerEnd();
        AsyncCall claim = connection.claimListenerAddressInVain(AddressClaim.LISTEN);

        bench.verify(claim).failed();
    }

    @Property
    @HoldsFixed(value = OtherConnection.class, because = "the listener has no other connection")
    @Verifies(
            value = LIS_18,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class})
    @WithoutSize
    void closedConnectorDropsItsReference(@ForAll ConnectionPlan plan, @ForAll FirstClosed order, Bench bench) {
        Connection connection = bench.connection(plan).established();

        bench.closeBoth(order, connection.listener(), connection.passive().connector());
        AsyncCall claim = connection.claimListenerAddress(AddressClaim.LISTEN);

        bench.verify(claim).succeeded();
    }

    @Property
    @HoldsFixed(value = OtherConnection.class, because = "the listener has no other connection")
    @Verifies(
            value = LIS_19,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    @WithoutAccept
    @HoldsFixed(values = "LocalAddresses.OTHER_SOURCE", because = "nobody connects from a further address")
    void closedListenerDropsItsReference(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).listening();

        bench.requireClosed(bench.close(connection.listener()));
        AsyncCall claim = connection.claimListenerAddress(AddressClaim.LISTEN);

        bench.verify(claim).succeeded();
    }

    @Property
    @HoldsFixed(value = OtherConnection.class, because = "the listener has no other connection")
    @Verifies(
            value = LIS_20,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class})
    @WithoutSize
    void addressIsFreeWhenTheLastReferenceIsDropped(
            @ForAll ConnectionPlan plan, @ForAll FirstClosed order, Bench bench) {
        Connection connection = bench.connection(plan).established();
        DependentCloses closes = bench.closeFirst(
                order, connection.listener(), connection.passive().connector());

        AsyncCall before = connection.claimListenerAddressInVain(AddressClaim.LISTEN);
        closes.closeSecond();
        AsyncCall afterwards = connection.claimListenerAddress(AddressClaim.LISTEN);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }

    @Property
    @Verifies(
            value = LIS_28,
            effort = Effort.TENTH,
            partitions = {Family.class, AddressClaim.class, HolderState.class})
    @WithoutSize
    void addressOfAClosedListenerIsInUseWhileAConnectorIsOpen(
            @ForAll ConnectionPlan plan, @ForAll AddressClaim way, @ForAll HolderState state, Bench bench) {
        Connection connection = bench.connection(plan).broughtTo(state.attempt());

        bench.startClose(connection.listener());
        connection.olderConnectionsOfTheListenerEnd();
        AsyncCall claim = connection.claimListenerAddressInVain(way);

        bench.verify(claim).failedPreferablyWith(AMB_57, STATUS_SHARING_VIOLATION);
    }
}
