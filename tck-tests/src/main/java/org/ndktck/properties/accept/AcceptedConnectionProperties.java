package org.ndktck.properties.accept;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.catalog.RequirementId.ACC_13;
import static org.ndktck.catalog.RequirementId.ACC_18;
import static org.ndktck.catalog.RequirementId.ACC_19;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.environment.Requisite;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.plan.lifetime.Surrender;
import org.ndktck.scene.Scene;

/** What becomes of an accept and its connection when the active side goes. */
@NdkProperties
public class AcceptedConnectionProperties {

    /** Made by jqwik. */
    public AcceptedConnectionProperties() {}

    @Property
    @Fixes(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = ACC_13,
            effort = Effort.TENTH,
            partitions = {Route.class, Departure.class})
    void eventGivenToTheAcceptIsCalled(@ForAll ScenePlan plan, @ForAll Departure departure, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();

        scene.active().leave(departure);

        boolean told = scene.passive().awaitDisconnectEvent();
        bench.verify(scene.passive().answer())
                .brought(told, "its NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = ACC_18,
            effort = Effort.TENTH,
            partitions = {Route.class, Surrender.class})
    void peerThatGivesUpIsAnAbort(@ForAll ScenePlan plan, @ForAll Surrender surrender, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).accepted();

        scene.active().giveUp(surrender);

        AsyncCall accept = scene.passive().answer();
        bench.settle(accept);
        bench.verify(accept)
                .failedOrWasTakenBack(() -> scene.passive().awaitDisconnectEvent(), "a disconnect event")
                .preferablyFailedWith("AMB-09", STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = ACC_19,
            effort = Effort.TENTH,
            needs = Requisite.CLOCK,
            partitions = {Route.class})
    void peerThatNeverCompletesIsATimeout(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).accepted();

        bench.letEverythingTimeOut();

        AsyncCall accept = scene.passive().answer();
        bench.settle(accept);
        bench.require(accept.settled(), () -> "the provider has no time-out for an accept");
        bench.verify(accept).failedPreferablyWith("AMB-57", STATUS_IO_TIMEOUT);
    }
}
