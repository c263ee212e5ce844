package org.ndktck.properties.disconnectevent;

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
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Loss;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.scene.EarlyEvent;
import org.ndktck.scene.LocalCause;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Aside;

/** The disconnect event tells that the peer has left, and nothing else does. */
@NdkProperties
public class PeerDepartureProperties {

    /** Made by jqwik. */
    public PeerDepartureProperties() {}

    @Property
    @Verifies(
            value = DEV_02,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void peersDisconnectIsTold(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();

        AsyncCall leaving = scene.other().disconnect();

        boolean told = scene.asked().awaitDisconnectEvent();
        bench.verify(leaving)
                .brought(told, "the peer's NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = DEV_03,
            partitions = {Side.class, Route.class, Family.class, Loss.class})
    void lossOfThePeerIsTold(@ForAll ScenePlan plan, @ForAll Loss loss, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();

        AsyncCall about = scene.lose(loss);

        boolean told = scene.asked().awaitDisconnectEvent(loss);
        bench.verify(about)
                .brought(
                        told || loss.isCut(),
                        "the peer's NdkDisconnectEvent was called",
                        () -> "no disconnect event came")
                .preferably(told, "AMB-51", "an idle connection lasted although its peer was cut off");
    }

    @Property
    @Verifies(
            value = DEV_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void departureInsideTheOwnCompletionIsTold(@ForAll ScenePlan plan, @ForAll Departure departure, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents());
        scene.other().leaveWhenEstablished(departure, scene.asked());
        EarlyEvent early = scene.watchForAnEarlyEvent();

        scene.established();
        bench.require(scene.other().hasLeft(), () -> "the accept succeeded before the peer had answered (AMB-08)");

        boolean told = scene.asked().awaitDisconnectEvent();
        bench.verify(scene.asked().answer())
                .brought(told, "its NdkDisconnectEvent was called", () -> "no disconnect event came")
                .preferably(!early.came(), "AMB-21", "a disconnect event came before the success");
    }

    @Property
    @Verifies(
            value = DEV_05,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void ownDepartureIsNotTold(@ForAll ScenePlan plan, @ForAll Departure departure, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();
        LocalCause cause = scene.watchTheAskedSide();

        AsyncCall leaving = scene.asked().leave(departure);

        bench.letThingsSettle();
        bench.verify(leaving)
                .holds(
                        !cause.raisedAnEvent(leaving),
                        "no NdkDisconnectEvent for the consumer's own call",
                        () -> "the disconnect event came while the peer's consumer did nothing")
                .preferably(!cause.came(), "AMB-07", "the disconnect event came after the consumer's own call");
    }

    @Property
    @Verifies(
            value = DEV_10,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void withoutAnEventTheDepartureChangesNothing(@ForAll ScenePlan plan, @ForAll Departure departure, Bench bench) {
        Scene scene = bench.scene(plan.registeringNothing()).established();

        AsyncCall disconnect = disconnectAfter(departure, scene, bench);

        bench.requireControl(
                !disconnect.settled(),
                () -> disconnectAfter(
                                departure,
                                bench.sceneBeside(plan.registeringEvents()).established(),
                                bench)
                        .settled(),
                () -> "such a disconnect does not end with an event either");
        bench.verify(disconnect)
                .ended()
                .holds(
                        scene.asked().disconnectEvents().isEmpty(),
                        "no event where NdkDisconnectEvent is NULL",
                        () -> "a disconnect event came");
    }

    private static AsyncCall disconnectAfter(Departure departure, Scene scene, Bench bench) {
        scene.other().leave(departure);
        bench.letThingsSettle();
        AsyncCall disconnect = scene.asked().disconnect();
        bench.settle(disconnect);
        return disconnect;
    }

    @Property
    @Verifies(
            value = DEV_14,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void failedEstablishmentIsNotTold(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents());

        AsyncCall failed = scene.establishmentInVain();

        bench.letThingsSettle();
        bench.verify(failed)
                .preferably(
                        scene.asked().disconnectEvents().isEmpty(),
                        "SHOULD",
                        "an attempt that failed raises a disconnect event (AMB-21)");
    }

    @Property
    @Verifies(
            value = DEV_13,
            effort = Effort.TENTH,
            partitions = {Side.class, Departure.class})
    void consumerMayLeaveInsideTheEvent(@ForAll ScenePlan plan, @ForAll Departure departure, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();
        Party asked = scene.asked();
        Aside<AsyncCall> leaving = asked.leaveInsideTheEvent(departure);

        scene.other().disconnect();

        bench.require(asked.awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.settle(leaving.get());
        bench.verify(leaving.get()).ended();
    }
}
