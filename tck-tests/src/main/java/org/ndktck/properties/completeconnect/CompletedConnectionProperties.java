package org.ndktck.properties.completeconnect;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.catalog.ReadingId.AMB_09;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.CMP_04;
import static org.ndktck.catalog.RequirementId.CMP_10;
import static org.ndktck.catalog.RequirementId.CMP_11;
import static org.ndktck.catalog.RequirementId.CMP_13;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.provider.Condition;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WhileDisturbed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.Departure;

/** What becomes of a complete connect and its connection when the passive side goes. */
@NdkProperties
@WithoutSize
public class CompletedConnectionProperties {

    /** Made by jqwik. */
    public CompletedConnectionProperties() {}

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = CMP_04,
            effort = Effort.TENTH,
            partitions = {Route.class, Departure.class})
    void eventGivenToTheCompleteConnectIsCalled(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        connection.passive().leave(departure);

        boolean told = connection.controls().isToldOfADeparture(connection.active());
        bench.verify(connection.active().answer())
                .brought(told, "its NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = CMP_10,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void peerThatClosedIsAnAbort(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();

        bench.settle(connection.passive().close());
        bench.letThingsSettle();
        AsyncCall complete = connection.active().completeConnect();

        bench.settle(complete);
        bench.verify(complete)
                .failedOrWasTakenBack(() -> connection.active().awaitDisconnectEvent(), "a disconnect event")
                .preferablyFailedWith(AMB_09, STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @WhileDisturbed
    @Verifies(
            value = CMP_11,
            effort = Effort.TENTH,
            needs = {OptionalFeature.CLOCK, OptionalFeature.LINK_CUT},
            partitions = {Route.class})
    void completeConnectTimesOutWithoutItsPeer(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).accepted();
        bench.begin(bench.controls().linkCut());

        AsyncCall complete = connection.active().completeConnect();
        bench.letEverythingTimeOut();

        bench.settle(complete);
        bench.require(complete.settled(), () -> "the provider has no time-out for a complete connect");
        bench.verify(complete).failedPreferablyWith(AMB_57, STATUS_IO_TIMEOUT);
    }

    @Property
    @Verifies(
            value = CMP_13,
            effort = Effort.TENTH,
            needs = {OptionalFeature.CLOCK, OptionalFeature.LINK_CUT},
            partitions = {Route.class})
    @HoldsFixed(values = "CallingThread.IN_*", because = "what is judged comes after the last callback")
    void nothingConnectsAfterTheTimeout(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();
        Condition.Ending cut = bench.begin(bench.controls().linkCut());
        AsyncCall complete = connection.completeConnectInVain();
        int told = connection.active().disconnectEvents().size(); // of the attempt that failed (AMB-21)

        cut.close();
        bench.settle(connection.passive().close());
        bench.letThingsSettle();

        bench.verify(complete)
                .holds(
                        connection.active().disconnectEvents().size() == told
                                && !connection.passive().answer().succeededAfter(complete),
                        "no connection after the time-out",
                        () -> "the peer's NdkAccept succeeded, or a disconnect event came");
    }
}
