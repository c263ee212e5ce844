package org.ndktck.properties.reject;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_04;
import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.catalog.RequirementId.REJ_04;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.catalog.RequirementId.REJ_11;
import static org.ndktck.catalog.RequirementId.REJ_13;
import static org.ndktck.catalog.RequirementId.REJ_14;

import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.Call;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ConnectorHistory;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.connecting.UndecidedRequest;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** Rejecting on either side. */
@NdkProperties
public class RejectingProperties {

    /** Made by jqwik. */
    public RejectingProperties() {}

    @Property
    @Verifies(
            value = REJ_02,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class})
    @OverOwnEndpoint
    @WithoutSize
    void activeSideRejectsInsteadOfCompleting(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.overOwnEndpoint().sendingAByte(bench.facts()))
                .accepted();

        Call reject = connection.active().reject();

        bench.verify(reject).returned(STATUS_SUCCESS);
    }

    @Property
    @DataAtRest
    @Verifies(
            value = REJ_03,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class, ConnectorHistory.class})
    @WithoutPeerAnswer
    void dataOfTheRejectReachesThePeerOrNothingDoes(
            @ForAll ConnectionPlan plan, @ForAll ConnectorHistory history, Bench bench) {
        Connection connection =
                bench.connection(plan.answeredAfterwards()).connecting(history).requested();
        bench.require(connection.passive().rejectsFor(connection.active()), () -> "the reject did not end the connect");

        ReadResults reads = connection.active().read(Read.exactFetch());

        bench.verify(reads.tellingAtAll(connection.passive().rejectBytes()))
                .broughtAllOrNothing(connection.passive().rejectBytes(), AMB_04);
    }

    @Property
    @DataAtRest
    @Verifies(
            value = REJ_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    @WithoutSize
    void rejectWithoutDataSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan silent = plan.plain().answeredAfterwards();
        Connection control =
                bench.connection(silent.sendingAByte(bench.facts())).readyToReject();
        bench.require(
                control.asked().reject().returned(STATUS_SUCCESS), () -> "a reject with a byte of data fails, too");

        Connection connection = bench.connectionBeside(silent).readyToReject();

        bench.verify(connection.asked().reject()).returned(STATUS_SUCCESS);
    }

    @Property
    @DataAtRest
    @Verifies(
            value = REJ_10,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class, UndecidedRequest.class})
    @WithoutSize
    @WithoutPeerAnswer
    void passiveRejectIsConnectionRefused(@ForAll ConnectionPlan plan, @ForAll UndecidedRequest other, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requestedBeside(other);

        bench.require(connection.passive().reject().returned(STATUS_SUCCESS), () -> "the reject failed");

        bench.settle(connection.active().connect());
        connection.controls().requireNoSuccessOfItsOwnAccord(connection.active().connect());
        bench.verify(connection.active().connect()).completedWith(STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = REJ_11,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class, DisconnectEventRegistration.class})
    @WithoutSize
    void activeRejectFailsTheAccept(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();
        bench.glance(connection.passive().answer());
        boolean early = connection.passive().answer().completion().succeeded();

        bench.require(connection.active().reject().returned(STATUS_SUCCESS), () -> "the reject failed");

        bench.settle(connection.passive().answer());
        bench.verify(connection.passive().answer())
                .failedUnlessEarlier(early, () -> connection.passive().awaitDisconnectEvent());
    }

    @Property
    @Verifies(
            value = REJ_13,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    @WithoutSize
    void rejectRaisesNoDisconnectEvent(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();
        bench.glance(connection.passive().answer());
        bench.require(
                !connection.passive().answer().completion().succeeded(),
                () -> "the accept succeeded before CompleteConnect (AMB-08)");

        Call reject = connection.active().reject();

        bench.settle(connection.passive().answer());
        bench.letThingsSettle();
        bench.verify(reject)
                .preferably(
                        connection.passive().disconnectEvents().isEmpty(),
                        "a rejected attempt raises a disconnect event (AMB-21)");
    }

    @Property
    @Verifies(
            value = REJ_14,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    @WithoutSize
    @WithoutPeerAnswer
    void connectEventMayReject(@ForAll ConnectionPlan plan, Bench bench) {
        Connection control = bench.connection(plan.answeredAfterwards()).requested();
        bench.require(control.passive().rejectsFor(control.active()), () -> "a reject after the event fails, too");
        AtomicReference<Call> reject = new AtomicReference<>();

        Connection connection = bench.connectionBeside(plan)
                .onRequest(side -> reject.set(side.reject()))
                .requested();

        bench.settle(connection.active().connect());
        bench.verify(bench.required(reject.get(), () -> "the callback did not come"))
                .returned(STATUS_SUCCESS);
        bench.verify(connection.active().connect()).failed();
    }
}
