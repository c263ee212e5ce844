package org.ndktck.properties.accept;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.catalog.ReadingId.AMB_09;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.ACC_13;
import static org.ndktck.catalog.RequirementId.ACC_18;
import static org.ndktck.catalog.RequirementId.ACC_19;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.Abandonment;
import org.ndktck.plan.lifetime.Departure;

/** What becomes of an accept and its connection when the active side goes. */
@NdkProperties
@WithoutSize
public class AcceptedConnectionProperties {

    /** Made by jqwik. */
    public AcceptedConnectionProperties() {}

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = ACC_13,
            effort = Effort.TENTH,
            partitions = {Route.class, Departure.class})
    void eventGivenToTheAcceptIsCalled(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        connection.active().leave(departure);

        boolean told = connection.controls().isToldOfADeparture(connection.passive());
        bench.verify(connection.passive().answer())
                .brought(told, "its NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = ACC_18,
            effort = Effort.TENTH,
            partitions = {Route.class, Abandonment.class})
    void peerThatGivesUpIsAnAbort(@ForAll ConnectionPlan plan, @ForAll Abandonment abandonment, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();

        connection.active().giveUp(abandonment);

        AsyncCall accept = connection.passive().answer();
        bench.settle(accept);
        bench.verify(accept)
                .failedOrWasTakenBack(() -> connection.passive().awaitDisconnectEvent(), "a disconnect event")
                .preferablyFailedWith(AMB_09, STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = ACC_19,
            effort = Effort.TENTH,
            needs = OptionalFeature.CLOCK,
            partitions = {Route.class})
    void peerThatNeverCompletesIsATimeout(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).accepted();

        bench.letEverythingTimeOut();

        AsyncCall accept = connection.passive().answer();
        bench.settle(accept);
        bench.require(accept.settled(), () -> "the provider has no time-out for an accept");
        bench.verify(accept).failedPreferablyWith(AMB_57, STATUS_IO_TIMEOUT);
    }
}
