package org.ndktck.properties.sharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.catalog.RequirementId.SEP_15;
import static org.ndktck.catalog.RequirementId.SEP_16;
import static org.ndktck.catalog.RequirementId.SEP_17;

import java.net.InetSocketAddress;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Claim;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.scene.Scene;

/** Who holds references on a shared endpoint, and how long its address is in use. */
@NdkProperties
@Fixes(value = EndpointUse.class, because = "the shared endpoint is what the row is about")
public class SharedEndpointReferenceProperties {

    /** Made by jqwik. */
    public SharedEndpointReferenceProperties() {}

    @Property
    @Verifies(
            value = SEP_13,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void everyConnectorCounts(@ForAll ScenePlan plan, Bench bench) {
        Scene one = bench.scene(plan.overSharedEndpoint()).established();
        Scene other =
                bench.sceneBeside(plan.overSharedEndpoint()).fromSourceOf(one).established();
        InetSocketAddress local = one.sourceAddress();
        AsyncCall close = bench.startClose(one.sharedEndpoint());

        bench.close(one.active().connector());
        AsyncCall before = one.claimSourceAddress(Claim.SHARED_ENDPOINT, local);
        bench.close(other.active().connector());
        bench.settle(close);
        AsyncCall afterwards = one.claimSourceAddress(Claim.SHARED_ENDPOINT, local);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }

    @Property
    @Verifies(
            value = SEP_14,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class})
    void addressIsInUseUntilEndpointAndConnectorsAreClosed(
            @ForAll ScenePlan plan, @ForAll FirstClosed order, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();
        InetSocketAddress local = scene.sourceAddress();

        bench.closeFirst(order, scene.sharedEndpoint(), scene.active().connector());
        AsyncCall claim = scene.claimSourceAddress(Claim.SHARED_ENDPOINT, local);

        bench.verify(claim).failed();
    }

    @Property
    @Verifies(
            value = SEP_15,
            effort = Effort.TENTH,
            partitions = {Family.class, Claim.class})
    void addressOfAClosedEndpointIsInUseWhileAConnectorIsOpen(@ForAll ScenePlan plan, @ForAll Claim way, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();
        InetSocketAddress local = scene.sourceAddress();

        bench.startClose(scene.sharedEndpoint());
        AsyncCall claim = scene.claimSourceAddress(way, local);

        bench.verify(claim).failedPreferablyWith("AMB-46", STATUS_SHARING_VIOLATION);
    }

    @Property
    @Verifies(
            value = SEP_16,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void closeOfTheEndpointWaitsForTheConnectors(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();

        AsyncCall close = bench.startClose(scene.sharedEndpoint());
        bench.glance(close);

        bench.verify(close).isStillPending("a connector connected over the endpoint is open");
        bench.close(scene.active().connector());
        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = SEP_17,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class, Claim.class})
    void addressIsFreeAfterTheLastClose(
            @ForAll ScenePlan plan, @ForAll FirstClosed order, @ForAll Claim way, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();
        InetSocketAddress local = scene.sourceAddress();

        bench.closeBoth(order, scene.sharedEndpoint(), scene.active().connector());
        AsyncCall claim = scene.claimSourceAddress(way, local);

        bench.verify(claim).succeeded();
    }
}
