package org.ndktck.properties.disconnect;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.catalog.RequirementId.DIS_19;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.SecondThreadTask;

/** Disconnecting an established connection. */
@NdkProperties
@WithoutSize
public class DisconnectProperties {

    /** Made by jqwik. */
    public DisconnectProperties() {}

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = DIS_02,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void disconnectIsToldToThePeer(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        AsyncCall disconnect = connection.asked().disconnect();

        boolean told = connection.controls().isToldOfADeparture(connection.other());
        bench.verify(disconnect)
                .brought(told, "the peer's NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = DIS_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, DisconnectEventRegistration.class})
    void peersDisconnectCompletesItWithSuccess(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AsyncCall first = connection.asked().disconnect();
        AsyncCall second = connection.other().disconnect();

        bench.settle(second);
        bench.settle(first);
        bench.require(second.settled(), () -> "the peer's NdkDisconnect did not complete");
        bench.verify(first).completedWith(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = DIS_19,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void crossingDisconnectsBothSucceed(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        SecondThreadTask<AsyncCall> crossing =
                bench.onSecondThread(() -> connection.other().disconnect());
        AsyncCall disconnect = connection.asked().disconnect();

        bench.settle(crossing.get());
        bench.settle(disconnect);
        connection.controls().requireThatDisconnectsEnd(disconnect, crossing.get());
        bench.verify(disconnect).completedWith(STATUS_SUCCESS);
        bench.verify(crossing.get()).completedWith(STATUS_SUCCESS);
    }
}
