package org.ndktck.properties.disconnectevent;

import static org.ndktck.catalog.ReadingId.AMB_07;
import static org.ndktck.catalog.ReadingId.AMB_21;
import static org.ndktck.catalog.ReadingId.AMB_51;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.catalog.RequirementId.DEV_05;
import static org.ndktck.catalog.RequirementId.DEV_10;
import static org.ndktck.catalog.RequirementId.DEV_13;
import static org.ndktck.catalog.RequirementId.DEV_14;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.connection.EarlyDisconnectEvent;
import org.ndktck.connection.LocalDisconnectEvents;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.trial.SecondThreadTask;

/** The disconnect event tells that the peer has left, and nothing else does. */
@NdkProperties
@WithoutSize
public class PeerDepartureProperties {

    /** Made by jqwik. */
    public PeerDepartureProperties() {}

    @Property
    @Verifies(
            value = DEV_02,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void peersDisconnectIsTold(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        AsyncCall leaving = connection.other().disconnect();

        boolean told = connection.controls().isToldOfADeparture(connection.asked());
        bench.verify(leaving)
                .brought(told, "the peer's NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = DEV_03,
            partitions = {Side.class, Route.class, Family.class, LinkLoss.class})
    void lossOfThePeerIsTold(@ForAll ConnectionPlan plan, @ForAll LinkLoss loss, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        AsyncCall about = connection.lose(loss);

        boolean told = connection.controls().isToldOf(loss, connection.asked());
        bench.verify(about)
                .brought(
                        told || loss.isCut(),
                        "the peer's NdkDisconnectEvent was called",
                        () -> "no disconnect event came")
                .preferably(told, AMB_51, "an idle connection lasted although its peer was cut off")
                .preferably(
                        !connection.hasEndedWhileIdle(),
                        AMB_51,
                        "an idle connection ended although its peer was there");
    }

    @Property
    @Verifies(
            value = DEV_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    @HoldsFixed(values = "CallingThread.IN_*", because = "the row itself says from which callback it calls")
    void departureInsideTheOwnCompletionIsTold(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents());
        connection.other().leaveWhenEstablished(departure, connection.asked());
        EarlyDisconnectEvent early = connection.watchForAnEarlyEvent();

        connection.established();
        bench.require(connection.other().hasLeft(), () -> "the accept succeeded before the peer had answered (AMB-08)");

        boolean told = connection.controls().isToldOfADeparture(connection.asked());
        bench.verify(connection.asked().answer())
                .brought(told, "its NdkDisconnectEvent was called", () -> "no disconnect event came")
                .preferably(!early.came(), AMB_21, "a disconnect event came before the success");
    }

    @Property
    @Verifies(
            value = DEV_05,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void ownDepartureIsNotTold(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();
        LocalDisconnectEvents cause = connection.watchTheAskedSide();

        AsyncCall leaving = connection.asked().leave(departure);

        bench.letThingsSettle();
        bench.verify(leaving)
                .holds(
                        !cause.raisedAnEvent(leaving),
                        "no NdkDisconnectEvent for the consumer's own call",
                        () -> "the disconnect event came while the peer's consumer did nothing")
                .preferably(
                        !cause.cameAfter(leaving), AMB_07, "the disconnect event came after the consumer's own call");
    }

    @Property
    @Verifies(
            value = DEV_10,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void withoutAnEventADepartureChangesNothing(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringNothing()).established();

        AsyncCall disconnect = disconnectAfter(departure, connection, bench);

        bench.requireControl(
                !disconnect.settled(),
                () -> disconnectAfter(
                                departure,
                                bench.connectionBeside(plan.registeringEvents()).established(),
                                bench)
                        .settled(),
                () -> "such a disconnect does not end with an event either");
        bench.verify(disconnect)
                .ended()
                .holds(
                        connection.asked().disconnectEvents().isEmpty(),
                        "no event where NdkDisconnectEvent is NULL",
                        () -> "a disconnect event came");
    }

    private static AsyncCall disconnectAfter(Departure departure, Connection connection, Bench bench) {
        connection.other().leave(departure);
        bench.letThingsSettle();
        AsyncCall disconnect = connection.asked().disconnect();
        bench.settle(disconnect);
        return disconnect;
    }

    @Property
    @Verifies(
            value = DEV_14,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void failedEstablishmentIsNotTold(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents());

        AsyncCall failed = connection.establishmentInVain();

        bench.letThingsSettle();
        bench.verify(failed)
                .preferably(
                        connection.asked().disconnectEvents().isEmpty(),
                        "an attempt that failed raises a disconnect event (AMB-21)");
    }

    @Property
    @Verifies(
            value = DEV_13,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void consumerMayLeaveInsideTheEvent(@ForAll ConnectionPlan plan, @ForAll Departure departure, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();
        ConnectionSide asked = connection.asked();
        SecondThreadTask<AsyncCall> leaving = asked.leaveInsideTheEvent(departure);

        connection.other().disconnect();

        bench.require(asked.awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.settle(leaving.get());
        bench.requireControl(
                !leaving.get().settled(),
                () -> connection.controls().leaveAfterTheEvent(departure),
                () -> "a departure after the event does not end either");
        bench.verify(leaving.get()).ended();
    }
}
