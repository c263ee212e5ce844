package org.ndktck.properties.listen;

import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.RequirementId.LIS_16;
import static org.ndktck.catalog.RequirementId.LIS_17;
import static org.ndktck.catalog.RequirementId.LIS_18;
import static org.ndktck.catalog.RequirementId.LIS_19;
import static org.ndktck.catalog.RequirementId.LIS_20;
import static org.ndktck.catalog.RequirementId.LIS_28;

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
import org.ndktck.plan.connecting.Claim;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.scene.Scene;
import org.ndktck.trial.TwoCloses;

/** The local endpoint of a listener, and who holds references on it. */
@NdkProperties
@Fixes(
        value = {Antecedents.class, Neighbour.class},
        because = "the listener is what the row is about")
public class ListenerEndpointProperties {

    /** Made by jqwik. */
    public ListenerEndpointProperties() {}

    @Property
    @Verifies(
            value = LIS_16,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, Claim.class})
    void listenerKeepsItsAddressInUse(@ForAll ScenePlan plan, @ForAll Claim way, Bench bench) {
        Scene scene = bench.scene(plan).listening();

        AsyncCall claim = scene.claimListenerAddress(way);

        bench.requireControl(
                claim.completion().succeeded(),
                () -> scene.connecting().awaitRequest(),
                () -> "no request arrives at the address that NdkGetLocalAddress told");
        bench.verify(claim).failed();
    }

    @Property
    @Verifies(
            value = LIS_17,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void acceptedConnectorHoldsAReferenceOfItsOwn(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        bench.startClose(scene.listener());
        AsyncCall claim = scene.claimListenerAddress(Claim.LISTEN);

        bench.verify(claim).failed();
    }

    @Property
    @Verifies(
            value = LIS_18,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class})
    void closedConnectorDropsItsReference(@ForAll ScenePlan plan, @ForAll FirstClosed order, Bench bench) {
        Scene scene = bench.scene(plan).established();

        bench.closeBoth(order, scene.listener(), scene.passive().connector());
        AsyncCall claim = scene.claimListenerAddress(Claim.LISTEN);

        bench.verify(claim).succeeded();
    }

    @Property
    @Verifies(
            value = LIS_19,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void closedListenerDropsItsReference(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).listening();

        bench.requireClosed(bench.close(scene.listener()));
        AsyncCall claim = scene.claimListenerAddress(Claim.LISTEN);

        bench.verify(claim).succeeded();
    }

    @Property
    @Verifies(
            value = LIS_20,
            effort = Effort.TENTH,
            partitions = {Family.class, FirstClosed.class})
    void addressIsFreeWhenTheLastReferenceIsDropped(@ForAll ScenePlan plan, @ForAll FirstClosed order, Bench bench) {
        Scene scene = bench.scene(plan).established();
        TwoCloses closes =
                bench.closeFirst(order, scene.listener(), scene.passive().connector());

        AsyncCall before = scene.claimListenerAddress(Claim.LISTEN);
        closes.closeSecond();
        AsyncCall afterwards = scene.claimListenerAddress(Claim.LISTEN);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }

    @Property
    @Verifies(
            value = LIS_28,
            effort = Effort.TENTH,
            partitions = {Family.class, Claim.class})
    void addressOfAClosedListenerIsInUseWhileAConnectorIsOpen(@ForAll ScenePlan plan, @ForAll Claim way, Bench bench) {
        Scene scene = bench.scene(plan).established();

        bench.startClose(scene.listener());
        AsyncCall claim = scene.claimListenerAddress(way);

        bench.verify(claim).failedPreferablyWith("AMB-57", STATUS_SHARING_VIOLATION);
    }
}
