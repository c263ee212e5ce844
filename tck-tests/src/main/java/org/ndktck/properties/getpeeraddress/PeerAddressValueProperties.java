package org.ndktck.properties.getpeeraddress;

import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.catalog.RequirementId.GPA_09;
import static org.ndktck.catalog.RequirementId.GPA_10;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;

/** NdkGetPeerAddress: which address it is. */
@NdkProperties
public class PeerAddressValueProperties {

    /** Made by jqwik. */
    public PeerAddressValueProperties() {}

    @Property
    @Verifies(
            value = GPA_08,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class, LocalPort.class})
    void activeSideTellsTheDestinationOfTheConnect(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        AddressCall call = scene.active().peerAddress();

        bench.verify(call).is(scene.listenerAddress());
    }

    @Property
    @Verifies(
            value = GPA_09,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    void passiveSideTellsTheLocalAddressOfTheActiveSide(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.withGivenPorts()).established();

        AddressCall call = scene.passive().peerAddress();

        bench.verify(call).is(scene.askedSource());
    }

    @Property
    @Verifies(
            value = GPA_10,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    void peerAddressIsKnownInsideTheConnectEvent(@ForAll ScenePlan plan, Bench bench) {
        List<AddressCall> inside = new CopyOnWriteArrayList<>();
        Scene scene = bench.scene(plan.withGivenPorts())
                .onRequest(party -> inside.add(party.peerAddress()))
                .requested();

        AddressCall call = inside.get(0);

        bench.verify(call).is(scene.askedSource());
    }
}
