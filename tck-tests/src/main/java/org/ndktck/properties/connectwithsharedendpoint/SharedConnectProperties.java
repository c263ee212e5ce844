package org.ndktck.properties.connectwithsharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
import static org.ndktck.api.NtStatus.STATUS_SHARING_VIOLATION;
import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.CSE_03;
import static org.ndktck.catalog.RequirementId.CSE_17;
import static org.ndktck.catalog.RequirementId.CSE_19;

import java.net.InetSocketAddress;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.gate.AddressCall;
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

/** Connections over one shared endpoint. */
@NdkProperties
public class SharedConnectProperties {

    /** Made by jqwik. */
    public SharedConnectProperties() {}

    @Property
    @Verifies(
            value = CSE_02,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void localAddressIsThatOfTheEndpoint(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();

        AddressCall local = scene.active().localAddress();
        AddressCall seen = scene.passive().peerAddress();

        bench.requireAnAddress(local);
        bench.requireAnAddress(seen);
        bench.verify(local).is(scene.sourceAddress());
        bench.verify(seen).is(scene.sourceAddress());
    }

    @Property
    @Verifies(
            value = CSE_03,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void oneEndpointConnectsToSeveralDestinations(@ForAll ScenePlan plan, Bench bench) {
        Scene one = bench.scene(plan.overSharedEndpoint()).established();

        ScenePlan other = plan.overSharedEndpoint().ofVersion11().acceptedPlainly();

        AsyncCall second = bench.sceneBeside(other).fromSourceOf(one).connectEnded();

        bench.requireControl(
                !second.completion().succeeded(),
                () -> isMadeOverAnEndpointOfItsOwn(other, bench),
                () -> "a connection over a shared endpoint of its own is not made either");
        bench.verify(second).succeeded();
    }

    @Property
    @Verifies(
            value = CSE_17,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void sameDestinationOnceMoreFails(@ForAll ScenePlan plan, Bench bench) {
        Scene one = bench.scene(plan.overSharedEndpoint()).established();

        AsyncCall second = bench.sceneBeside(plan.overSharedEndpoint())
                .fromSourceOf(one)
                .toListenerOf(one)
                .connectEnded();

        bench.verify(second).failedPreferablyWith("AMB-13", STATUS_ADDRESS_ALREADY_EXISTS, STATUS_SHARING_VIOLATION);
    }

    @Property
    @Fixes(value = EndpointUse.class, because = "the shared endpoint is what the row is about")
    @Verifies(
            value = CSE_19,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void connectorKeepsTheEndpointUntilItIsClosed(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();
        InetSocketAddress local = scene.sourceAddress();
        TwoCloses closes = bench.closeFirst(
                FirstClosed.OWNER_FIRST, scene.sharedEndpoint(), scene.active().connector());

        AsyncCall before = scene.claimSourceAddress(Claim.SHARED_ENDPOINT, local);
        closes.closeSecond();
        AsyncCall afterwards = scene.claimSourceAddress(Claim.SHARED_ENDPOINT, local);

        bench.verify(before).failed();
        bench.verify(afterwards).succeeded();
    }

    private static boolean isMadeOverAnEndpointOfItsOwn(ScenePlan plan, Bench bench) {
        return bench.madeBeside(
                () -> bench.sceneBeside(plan).connectEnded().completion().succeeded());
    }
}
