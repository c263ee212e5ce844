package org.ndktck.properties.accept;

import static org.ndktck.catalog.ReadingId.AMB_08;
import static org.ndktck.catalog.RequirementId.ACC_12;
import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.ACC_26;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.UndecidedRequest;

/** What an accept does to both sides. */
@NdkProperties
@WithoutSize
public class AcceptOutcomeProperties {

    /** Made by jqwik. */
    public AcceptOutcomeProperties() {}

    @Property
    @Verifies(
            value = ACC_12,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    void acceptWithoutADisconnectEventSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan with = plan.plain().registering(DisconnectEventRegistration.EVENT);
        bench.connection(with).established();

        Connection connection = bench.connectionBeside(with.registering(DisconnectEventRegistration.NONE))
                .attempted();

        bench.require(connection.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(connection.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = ACC_21,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    void acceptWaitsForCompleteConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).accepted();

        bench.glance(connection.passive().answer());

        bench.verify(connection.passive().answer())
                .preferably(
                        !connection.passive().answer().completion().succeeded(),
                        AMB_08,
                        "the accept succeeds before the active side has called CompleteConnect");
    }

    @Property
    @Verifies(
            value = ACC_22,
            effort = Effort.TENTH,
            partitions = {Family.class, DisconnectEventRegistration.class, UndecidedRequest.class})
    @OverOwnEndpoint
    void acceptingLetsTheConnectSucceed(@ForAll ConnectionPlan plan, @ForAll UndecidedRequest other, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint()
                        .limitedBy(DecidingCap.NONE_DECIDES)
                        .answeredAfterwards())
                .requestedBeside(other)
                .answered();
        AsyncCall accept = connection.passive().answer();

        bench.require(!accept.settled() || accept.completion().succeeded(), () -> "the accept failed");
        bench.require(connection.connectEndedAfterTheAccept(), () -> "the connect ended before the accept");
        bench.verify(connection.active().connect()).succeeded();
    }

    @Property
    @Verifies(
            value = ACC_26,
            effort = Effort.TENTH,
            partitions = {Route.class, DisconnectEventRegistration.class})
    void connectEventMayAccept(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan.answeredAfterwards().limitedBy(DecidingCap.NONE_DECIDES))
                .established();

        Connection connection = bench.connectionBeside(plan.answeredAtOnce().limitedBy(DecidingCap.NONE_DECIDES))
                .attempted();

        bench.verify(connection.passive().answer()).hasNotFailed();
        bench.verify(connection.active().connect()).succeeded();
        bench.require(connection.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(connection.passive().answer()).succeeded();
    }
}
