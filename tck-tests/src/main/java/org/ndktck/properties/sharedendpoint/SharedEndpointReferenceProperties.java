package org.ndktck.properties.sharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.ReadingId.AMB_46;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.catalog.RequirementId.SEP_15;
import static org.ndktck.catalog.RequirementId.SEP_16;
import static org.ndktck.catalog.RequirementId.SEP_17;

import java.net.InetSocketAddress;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.plan.lifetime.LastState;
import org.ndktck.plan.lifetime.SourceState;

/** Who holds references on a shared endpoint, and how long its address is in use. */
@NdkProperties
@HoldsFixed(values = "EndpointUse.CARRYING", because = "no other connector holds the shared endpoint")
@WithoutSize
public class SharedEndpointReferenceProperties {

    /** Made by jqwik. */
    public SharedEndpointReferenceProperties() {}

    @Property
    @Verifies(
            value = SEP_13,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void everyConnectorCounts(@ForAll ConnectionPlan plan, Bench bench) {
        Connection one = bench.connection(plan.overSharedEndpoint()).established();
        Connection other = bench.connectionBeside(plan.overSharedEndpoint())
                .fromSourceOf(one)
                .established();
        InetSocketAddress local = one.sourceAddress();
        AsyncCall close = bench.startClose(one.sharedEndpoint());

        bench.close(one.active().connector());
        AsyncCall before = one.claimSourceAddressInVain(AddressClaim.SHARED_ENDPOINT, local);
        bench.close(other.active().connector());
        bench.settle(close);
        AsyncCall afterwards = one.claimSourceAddress(AddressClaim.SHARED_ENDPOINT, local);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }

    @Property
    @Verifies(
            value = SEP_14,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class, SourceState.class})
    void addressIsInUseUntilEndpointAndConnectorsAreClosed(
            @ForAll ConnectionPlan plan, @ForAll FirstClosed order, @ForAll SourceState state, Bench bench) {
        Connection connection =
                bench.connection(plan.overSharedEndpoint().answeredAfterwards()).holdingItsAddress(state);
        InetSocketAddress local = connection.sourceAddress();

        bench.closeFirst(order, connection.sharedEndpoint(), connection.active().connector());
        AsyncCall claim = connection.claimSourceAddressInVain(AddressClaim.SHARED_ENDPOINT, local);

        bench.verify(claim).failed();
    }

    @Property
    @Verifies(
            value = SEP_15,
            effort = Effort.TENTH,
            partitions = {Family.class, AddressClaim.class, SourceState.class})
    void addressOfAClosedEndpointIsInUseWhileAConnectorIsOpen(
            @ForAll ConnectionPlan plan, @ForAll AddressClaim way, @ForAll SourceState state, Bench bench) {
        Connection connection =
                bench.connection(plan.overSharedEndpoint().answeredAfterwards()).holdingItsAddress(state);
        InetSocketAddress local = connection.sourceAddress();

        bench.startClose(connection.sharedEndpoint());
        AsyncCall claim = connection.claimSourceAddressInVain(way, local);

        bench.verify(claim).failedPreferablyWith(AMB_46, STATUS_SHARING_VIOLATION);
    }

    @Property
    @Verifies(
            value = SEP_16,
            effort = Effort.TENTH,
            partitions = {Family.class, SourceState.class})
    void closeOfTheEndpointWaitsForTheConnectors(@ForAll ConnectionPlan plan, @ForAll SourceState state, Bench bench) {
        Connection connection =
                bench.connection(plan.overSharedEndpoint().answeredAfterwards()).holdingItsAddress(state);

        AsyncCall close = bench.startClose(connection.sharedEndpoint());
        bench.glance(close);

        bench.verify(close).isStillPending("a connector connected over the endpoint is open");
        bench.close(connection.active().connector());
        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = SEP_17,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class, LastState.class, AddressClaim.class})
    void addressIsFreeAfterTheLastClose(
            @ForAll ConnectionPlan plan,
            @ForAll FirstClosed order,
            @ForAll LastState state,
            @ForAll AddressClaim way,
            Bench bench) {
        Connection connection =
                bench.connection(plan.overSharedEndpoint().answeredAfterwards()).broughtTo(state);
        InetSocketAddress local = connection.sourceAddress();

        bench.closeBoth(order, connection.sharedEndpoint(), connection.active().connector());
        AsyncCall claim = connection.claimSourceAddress(way, local);

        bench.verify(claim).succeeded();
    }
}
