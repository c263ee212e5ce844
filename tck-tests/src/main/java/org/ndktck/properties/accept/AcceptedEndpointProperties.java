package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_23;
import static org.ndktck.catalog.RequirementId.ACC_24;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.connection.Connection;
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
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.lifetime.HolderState;

/** The local endpoint that an accepted connector shares with its listener. */
@NdkProperties
@WithoutSize
public class AcceptedEndpointProperties {

    /** Made by jqwik. */
    public AcceptedEndpointProperties() {}

    @Property
    @DataAtRest
    @Verifies(
            value = ACC_23,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void acceptedConnectorHasTheLocalAddressOfTheListener(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AddressCall call = connection.passive().localAddress();

        bench.requireAnAddress(call);
        bench.verify(call).is(connection.listenerAddress());
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = ACC_24,
            effort = Effort.TENTH,
            partitions = {Family.class, DisconnectEventRegistration.class, HolderState.class})
    void acceptedConnectorKeepsTheAddressOfTheListenerInUse(
            @ForAll ConnectionPlan plan, @ForAll HolderState state, Bench bench) {
        Connection connection = bench.connection(plan).broughtTo(state.attempt());

        bench.startClose(connection.listener());
        connection.olderConnectionsOfTheListenerEnd();
        AsyncCall claim = connection.claimListenerAddressInVain(AddressClaim.LISTEN);

        bench.verify(claim).failed();
    }
}
