package org.ndktck.properties.traffic;

import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.CON_03;
import static org.ndktck.catalog.RequirementId.CSE_04;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.data.ReceiveTime;
import org.ndktck.trial.CollectedResults;

/** Messages of the connecting side travel over the queue pair that it connected with, in both directions. */
@NdkProperties
@HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
@WithoutSize
public class ConnectingSideTrafficProperties {

    /** Made by jqwik. */
    public ConnectingSideTrafficProperties() {}

    @Property
    @Verifies(
            value = CON_03,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Family.class, ReceiveTime.class})
    @OverOwnEndpoint
    void connectingSideSendsOnItsQueuePair(@ForAll ConnectionPlan plan, @ForAll ReceiveTime when, Bench bench) {
        verifyMessagesOfTheConnectingSide(bench.connection(plan.overOwnEndpoint()), when, bench);
    }

    @Property
    @Verifies(
            value = CSE_04,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Family.class, ReceiveTime.class})
    void sharedEndpointSendsOnItsQueuePair(@ForAll ConnectionPlan plan, @ForAll ReceiveTime when, Bench bench) {
        verifyMessagesOfTheConnectingSide(bench.connection(plan.overSharedEndpoint()), when, bench);
    }

    /** The accepting side sends when it has received (AMB-55). */
    private static void verifyMessagesOfTheConnectingSide(Connection connection, ReceiveTime when, Bench bench) {
        PostedCall reply = connection.establishedWithAReceiveOf(connection.active(), when);
        PostedCall request = connection.passive().receive();
        CollectedResults results = connection.collectedResults();

        verifySuccess(results, connection.active().send(), "the send's result on the queue pair", connection, bench);
        bench.require(results.await(request), () -> "the accepting side's receive has no result");
        connection.passive().send();
        verifySuccess(results, reply, "the peer's message on the queue pair", connection, bench);
    }

    private static void verifySuccess(
            CollectedResults results, PostedCall posted, String what, Connection connection, Bench bench) {
        bench.verify(connection.active().connect())
                .brought(results.await(posted), what, () -> "none came")
                .holds(
                        results.endedWith(posted, STATUS_SUCCESS),
                        what + " with STATUS_SUCCESS",
                        () -> results.words(posted));
    }
}
