package org.ndktck.properties.getpeeraddress;

import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.catalog.RequirementId.GPA_09;
import static org.ndktck.catalog.RequirementId.GPA_10;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Route;

/** NdkGetPeerAddress: which address it is. */
@NdkProperties
@DataAtRest
@WithoutSize
public class PeerAddressValueProperties {

    /** Made by jqwik. */
    public PeerAddressValueProperties() {}

    @Property
    @Verifies(
            value = GPA_08,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class, LocalPort.class})
    void activeSideTellsTheDestinationOfTheConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AddressCall call = connection.active().peerAddress();

        bench.verify(call).is(connection.listenerAddress());
    }

    @Property
    @Verifies(
            value = GPA_09,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    void passiveSideTellsTheLocalAddressOfTheActiveSide(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.withGivenPorts()).established();

        AddressCall call = connection.passive().peerAddress();

        bench.verify(call).is(connection.askedSource());
    }

    @Property
    @HoldsFixed(values = "CallingThread.IN_*", because = "the row itself says from which callback it calls")
    @Verifies(
            value = GPA_10,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    @WithoutPeerAnswer
    void peerAddressIsKnownInsideTheConnectEvent(@ForAll ConnectionPlan plan, Bench bench) {
        List<AddressCall> inside = new CopyOnWriteArrayList<>();
        Connection connection = bench.connection(plan.withGivenPorts())
                .onRequest(side -> inside.add(side.peerAddress()))
                .requested();

        AddressCall call = inside.get(0);

        bench.verify(call).is(connection.askedSource());
    }
}
