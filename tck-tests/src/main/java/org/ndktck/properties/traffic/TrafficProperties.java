package org.ndktck.properties.traffic;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.catalog.RequirementId.CON_03;
import static org.ndktck.catalog.RequirementId.CSE_04;
import static org.ndktck.catalog.RequirementId.DEV_07;
import static org.ndktck.catalog.RequirementId.EX_06;
import static org.ndktck.catalog.RequirementId.QP_10;
import static org.ndktck.catalog.RequirementId.QP_16;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.environment.Requisite;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Completed;

/** Messages travel over the queue pairs of the connection. */
@NdkProperties
@Fixes(value = PriorReceive.class, because = "the row counts what is posted")
public class TrafficProperties {

    /** Made by jqwik. */
    public TrafficProperties() {}

    @Property
    @Verifies(
            value = ACC_03,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Route.class})
    void acceptingSideGetsMessagesOnItsQueuePair(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        PostedCall receive = scene.passive().receive();

        scene.active().send();

        Completed completed = scene.passive().completed();
        bench.verify(scene.passive().answer())
                .brought(completed.await(receive), "the message on the accepted queue pair", () -> "no message came")
                .holds(
                        completed.endedWith(receive, STATUS_SUCCESS),
                        "the receive succeeds",
                        () -> completed.words(receive));
    }

    @Property
    @Verifies(
            value = CON_03,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Family.class})
    void connectingSideSendsOnItsQueuePair(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint()).established();
        scene.passive().receive();

        PostedCall send = scene.active().send();

        Completed completed = scene.active().completed();
        bench.verify(scene.active().connect())
                .brought(completed.await(send), "the send's result on the queue pair", () -> "no result came")
                .holds(completed.endedWith(send, STATUS_SUCCESS), "the send succeeds", () -> completed.words(send));
    }

    @Property
    @Verifies(
            value = CSE_04,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Family.class})
    void sharedEndpointSendsOnItsQueuePair(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overSharedEndpoint()).established();
        scene.passive().receive();

        PostedCall send = scene.active().send();

        Completed completed = scene.active().completed();
        bench.verify(scene.active().connect())
                .brought(completed.await(send), "the send's result on the queue pair", () -> "no result came")
                .holds(completed.endedWith(send, STATUS_SUCCESS), "the send succeeds", () -> completed.words(send));
    }

    @Property
    @Verifies(
            value = QP_10,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Route.class})
    void receiveMayBePostedBeforeTheConnection(@ForAll ScenePlan plan, Bench bench) {
        Party passive = bench.scene(plan).passive();

        Call receive = bench.posting().receive(passive.qp());

        bench.verify(receive)
                .preferably(
                        receive.returned(STATUS_SUCCESS),
                        "SHOULD",
                        "a receive before the connection " + receive.result());
    }

    @Property
    @Verifies(
            value = QP_16,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void resultsCarryTheContexts(@ForAll ScenePlan plan, Bench bench) {
        Party party = bench.scene(plan).established().asked();
        PostedCall receive = party.receive();
        bench.posting().flush(party.qp());

        Completed completed = party.completed();
        completed.awaitAny();
        bench.require(completed.all().size() == 1, () -> "no result came");
        bench.verify((Call) receive)
                .holds(
                        completed.carries(receive, party.qpContext()),
                        String.format(
                                "a result with QPContext 0x%016X, RequestContext 0x%016X",
                                party.qpContext(), receive.context()),
                        () -> "a result with " + completed.contexts());
    }

    @Property
    @Verifies(
            value = DEV_07,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void incomingDisconnectFlushesNothing(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registering(Registration.EVENT)).established();
        scene.asked().receive();

        AsyncCall leaving = scene.other().disconnect();

        bench.require(scene.asked().awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.letThingsSettle();
        bench.verify(leaving)
                .preferably(
                        scene.asked().completed().all().isEmpty(),
                        "SHOULD",
                        "the receives are flushed when the peer disconnects");
    }

    @Property
    @Verifies(
            value = EX_06,
            effort = Effort.TENTH,
            needs = {Requisite.POSTING, Requisite.VERSION_2_1},
            partitions = {Side.class})
    void incomingDisconnectOfTheExFormFlushesNothing(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registering(Registration.EVENT_EX)).established();
        scene.asked().receive();

        AsyncCall leaving = scene.other().disconnect();

        bench.require(scene.asked().awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.letThingsSettle();
        bench.verify(leaving)
                .preferably(
                        scene.asked().completed().all().isEmpty(),
                        "SHOULD",
                        "the receives are flushed when the peer's disconnect is told through the Ex event");
    }
}
