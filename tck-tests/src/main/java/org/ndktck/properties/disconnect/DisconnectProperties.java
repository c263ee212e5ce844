package org.ndktck.properties.disconnect;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.catalog.RequirementId.DIS_19;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Aside;

/** Disconnecting an established connection. */
@NdkProperties
public class DisconnectProperties {

    /** Made by jqwik. */
    public DisconnectProperties() {}

    @Property
    @Fixes(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = DIS_02,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void disconnectIsToldToThePeer(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();

        AsyncCall disconnect = scene.asked().disconnect();

        boolean told = scene.other().awaitDisconnectEvent();
        bench.verify(disconnect)
                .brought(told, "the peer's NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = DIS_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Registration.class})
    void peersDisconnectCompletesItWithSuccess(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        AsyncCall first = scene.asked().disconnect();
        AsyncCall second = scene.other().disconnect();

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
    void crossingDisconnectsBothSucceed(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        Aside<AsyncCall> crossing = bench.aside(() -> scene.other().disconnect());
        AsyncCall disconnect = scene.asked().disconnect();

        bench.settle(crossing.get());
        bench.settle(disconnect);
        bench.verify(disconnect).completedWith(STATUS_SUCCESS);
        bench.verify(crossing.get()).completedWith(STATUS_SUCCESS);
    }
}
