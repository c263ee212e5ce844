package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_23;
import static org.ndktck.catalog.RequirementId.ACC_24;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.Neighbour;
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
import org.ndktck.plan.connecting.Registration;
import org.ndktck.scene.Scene;

/** The local endpoint that an accepted connector shares with its listener. */
@NdkProperties
public class AcceptedEndpointProperties {

    /** Made by jqwik. */
    public AcceptedEndpointProperties() {}

    @Property
    @Verifies(
            value = ACC_23,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void acceptedConnectorHasTheLocalAddressOfTheListener(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        AddressCall call = scene.passive().localAddress();

        bench.requireAnAddress(call);
        bench.verify(call).is(scene.listenerAddress());
    }

    @Property
    @Fixes(
            value = {Antecedents.class, Neighbour.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = ACC_24,
            effort = Effort.TENTH,
            partitions = {Family.class, Registration.class})
    void acceptedConnectorKeepsTheAddressOfTheListenerInUse(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        bench.startClose(scene.listener());
        AsyncCall claim = scene.claimListenerAddress(Claim.LISTEN);

        bench.verify(claim).failed();
    }
}
