package org.ndktck.properties.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_03;
import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.catalog.RequirementId.CMP_16;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;

/** Completing a connect. */
@NdkProperties
@WithoutSize
public class CompletingProperties {

    /** Made by jqwik. */
    public CompletingProperties() {}

    @Property
    @Verifies(
            value = CMP_03,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    void completeConnectWithoutADisconnectEventSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan with = plan.plain().registering(DisconnectEventRegistration.EVENT);
        bench.connection(with).established();

        Connection connection = bench.connectionBeside(with.registering(DisconnectEventRegistration.NONE))
                .attempted();

        bench.require(connection.acceptStands(), () -> "the accept failed");
        bench.verify(connection.active().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = CMP_14,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class, DisconnectEventRegistration.class})
    @OverOwnEndpoint
    void completingLetsTheAcceptSucceed(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint()).attempted();
        AsyncCall complete = connection.active().answer();

        bench.require(
                complete.completion().succeeded(),
                () -> "NdkCompleteConnect " + complete.completion().words());
        bench.verify(connection.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = CMP_15,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class, DisconnectEventRegistration.class})
    void connectCompletionMayComplete(@ForAll ConnectionPlan plan, Bench bench) {
        Connection usual = bench.connection(plan).established();

        Connection connection = bench.connectionBeside(plan)
                .onConnected(ConnectionSide::completeConnect)
                .attempted();

        bench.require(connection.acceptStands(), () -> "the accept failed");
        bench.require(connection.connectEndedAfterTheAccept(), () -> "the connect succeeded before the accept");
        bench.verify(connection.active().answer()).succeeded();
        bench.verify(connection.passive().answer()).succeeded();
        bench.verify(connection.active().answer())
                .brought(
                        connection.tellsADepartureLike(usual),
                        "the disconnect event that it registers",
                        () -> "none came when the peer disconnected");
    }

    @Property
    @Verifies(
            value = CMP_16,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class, DisconnectEventRegistration.class})
    void connectOverASharedEndpointIsCompletedToo(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan.overOwnEndpoint()).established();

        Connection connection =
                bench.connectionBeside(plan.overSharedEndpoint()).attempted();

        bench.require(connection.acceptStands(), () -> "the accept failed");
        bench.verify(connection.active().answer()).succeeded();
        bench.verify(connection.passive().answer()).succeeded();
    }
}
