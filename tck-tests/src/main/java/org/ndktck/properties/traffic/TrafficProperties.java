package org.ndktck.properties.traffic;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.catalog.RequirementId.DEV_07;
import static org.ndktck.catalog.RequirementId.EX_06;
import static org.ndktck.catalog.RequirementId.QP_10;
import static org.ndktck.catalog.RequirementId.QP_16;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutAddress;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.ReceiveTime;
import org.ndktck.trial.CollectedResults;

/** Messages travel over the queue pairs of the connection. */
@NdkProperties
public class TrafficProperties {

    /** Made by jqwik. */
    public TrafficProperties() {}

    @Property
    @HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
    @Verifies(
            value = ACC_03,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Route.class, ReceiveTime.class})
    @WithoutSize
    void acceptingSideGetsMessagesOnItsQueuePair(@ForAll ConnectionPlan plan, @ForAll ReceiveTime when, Bench bench) {
        Connection connection = bench.connection(plan);
        PostedCall receive = connection.establishedWithAReceiveOf(connection.passive(), when);

        connection.active().send();

        CollectedResults collectedResults = connection.passive().collectedResults();
        bench.verify(connection.passive().answer())
                .brought(
                        collectedResults.await(receive),
                        "the message on the accepted queue pair",
                        () -> "no message came")
                .holds(
                        collectedResults.endedWith(receive, STATUS_SUCCESS),
                        "the receive succeeds",
                        () -> collectedResults.words(receive));
    }

    @Property
    @WithoutConnection
    @Verifies(
            value = QP_10,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Route.class})
    @WithoutAddress
    void receiveMayBePostedBeforeTheConnection(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionSide passive = bench.connection(plan).passive();

        Call receive = bench.posting().receive(passive.qp());

        bench.verify(receive)
                .preferably(receive.returned(STATUS_SUCCESS), "a receive before the connection " + receive.result());
    }

    @Property
    @HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
    @Verifies(
            value = QP_16,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    @WithoutSize
    void resultsCarryTheContexts(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionSide side =
                bench.connectionForSeveralRequests(plan).established().asked();
        List<PostedCall> receives = side.receives();
        bench.posting().flush(side.qp());

        CollectedResults results = side.collectedResults();
        results.await(receives.size());
        bench.require(results.all().size() == receives.size(), () -> "not one result of each request came");
        bench.verify((Call) receives.get(0))
                .holds(
                        results.contexts().equals(CollectedResults.contextsOf(receives)),
                        "results with " + CollectedResults.contextsOf(receives),
                        () -> "results with " + results.contexts());
    }

    @Property
    @HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
    @Verifies(
            value = DEV_07,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    @WithoutSize
    void incomingDisconnectFlushesNothing(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registering(DisconnectEventRegistration.EVENT))
                .established();
        connection.asked().receive();

        AsyncCall leaving = connection.other().disconnect();

        bench.require(connection.asked().awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.letThingsSettle();
        bench.verify(leaving)
                .preferably(
                        connection.asked().collectedResults().all().isEmpty(),
                        "the receives are flushed when the peer disconnects");
    }

    @Property
    @HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
    @Verifies(
            value = EX_06,
            effort = Effort.TENTH,
            needs = {OptionalFeature.POSTING, OptionalFeature.VERSION_2_1},
            partitions = {Side.class})
    @WithoutSize
    void incomingDisconnectOfTheExFormFlushesNothing(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registering(DisconnectEventRegistration.EVENT_EX))
                .established();
        connection.asked().receive();

        AsyncCall leaving = connection.other().disconnect();

        bench.require(connection.asked().awaitDisconnectEvent(), () -> "no disconnect event came");
        bench.letThingsSettle();
        bench.verify(leaving)
                .preferably(
                        connection.asked().collectedResults().all().isEmpty(),
                        "the receives are flushed when the peer's disconnect is told through the Ex event");
    }
}
