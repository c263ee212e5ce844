package org.ndktck.properties.getconnectiondata;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.GCD_15;
import static org.ndktck.catalog.RequirementId.GCD_18;
import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.catalog.RequirementId.GCD_21;
import static org.ndktck.catalog.RequirementId.GCD_22;
import static org.ndktck.catalog.RequirementId.GCD_28;
import static org.ndktck.catalog.RequirementId.GCD_29;

import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Capacity;
import org.ndktck.plan.data.CapacityRelation;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** What the data is: what the peer sent, each time it is asked for. */
@NdkProperties
@DataAtRest
public class ContentProperties {

    /** Made by jqwik. */
    public ContentProperties() {}

    @Property
    @Verifies(
            value = GCD_15,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void nothingOfAnotherConnectionFollows(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan marked = plan.answeredAfterwards().sendingAMark(bench.facts());
        Connection other = bench.connection(marked).requested();
        other.passive().read();
        other.accepted().active().read();
        ConnectionPlan silent = plan.answeredAfterwards().plain();

        ReadResults reads = bench.connectionBeside(silent).read(Read.exactFetch());

        bench.verify(reads.call())
                .preferablyHidOthers(silent.sentTo(plan.side()), marked.requestBytes(), marked.replyBytes());
    }

    @Property
    @Verifies(
            value = GCD_18,
            partitions = {Side.class, Family.class, PrivateDataAmount.class})
    @OverOwnEndpoint
    void requiredSizeCoversWhatThePeerSent(@ForAll ConnectionPlan plan, Bench bench) {
        byte[] sent = plan.sentTo(plan.side());

        ReadResults reads = bench.connection(
                        plan.overOwnEndpoint().answeredAfterwards().registering(DisconnectEventRegistration.EVENT))
                .read(Read.exactFetch());

        bench.verify(reads.telling(sent)).brought(sent);
    }

    @Property
    @Verifies(
            value = GCD_19,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void askingAgainBringsTheSame(@ForAll ConnectionPlan plan, Bench bench) {
        Read query = Read.sizeQuery(OutPointers.BOTH);
        Connection connection = bench.connection(plan.answeredAfterwards());
        ReadResults before = connection.read(query, Read.exactFetch());
        before.reuseBuffers();

        ReadResults reads = connection.read(query, Read.exactFetch());

        bench.verify(reads.call(0)).endedLike(before.call(0));
        bench.verify(reads.call(1))
                .endedLike(before.call(1))
                .copiedLike(before.call(1), plan.sentTo(plan.side()))
                .copiedLike(before.ample(), plan.sentTo(plan.side()));
    }

    @Property
    @Verifies(
            value = GCD_20,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    @WithoutPeerAnswer
    void incomingConnectorAnswersBeforeAcceptOrReject(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requested();

        ReadResults reads = connection.passive().read();

        bench.verify(reads.ample()).returned(STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL);
    }

    @Property
    @Verifies(
            value = GCD_21,
            effort = Effort.TENTH,
            partitions = {Family.class, Route.class})
    @WithoutPeerAnswer
    void connectEventGetsTheSameAnswerAsLater(@ForAll ConnectionPlan plan, Bench bench) {
        AtomicReference<ReadResults> inside = new AtomicReference<>();
        Connection connection = bench.connection(plan.answeredAfterwards())
                .onRequest(side -> inside.set(side.read()))
                .requested();

        ReadResults afterwards = connection.passive().read();

        bench.require(afterwards.ampleAnswered(), () -> "the call fails after the event, too");
        bench.verify(bench.required(inside.get(), () -> "the callback did not come")
                        .ample())
                .endedLike(afterwards.ample())
                .copiedLike(afterwards.ample(), plan.requestBytes());
    }

    @Property
    @Verifies(
            value = GCD_22,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Route.class})
    void connectedConnectorAnswersBeforeCompleteConnect(@ForAll ConnectionPlan plan, Bench bench) {
        AtomicReference<ReadResults> inside = new AtomicReference<>();
        Connection connection = bench.connection(plan)
                .onConnected(side -> inside.set(side.read()))
                .accepted();

        ReadResults afterwards = connection.active().read();

        bench.require(connection.connectEndedAfterTheAccept(), () -> "the connect succeeded before the accept");
        bench.verify(afterwards.ample()).returned(STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL);
        bench.verify(bench.required(inside.get(), () -> "the callback did not come")
                        .ample())
                .endedLike(afterwards.ample())
                .copiedLike(afterwards.ample(), plan.replyBytes());
    }

    @Property
    @Verifies(
            value = GCD_29,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void absenceOfDataIsNoError(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan silent = plan.answeredAfterwards().plain();
        Read[] both = {
            Read.sizeQuery(OutPointers.BOTH), Read.fetch(OutPointers.BOTH, new Capacity(CapacityRelation.ABOVE, 1))
        };
        ReadResults control =
                bench.connection(silent.sendingAByte(bench.facts())).read(both);
        bench.require(control.allReturned(STATUS_SUCCESS), () -> "the call fails with a byte of data, too");

        ReadResults reads = bench.connectionBeside(silent).readWhatever(both);

        bench.verify(reads.sizeQuery()).returned(STATUS_SUCCESS);
        bench.verify(reads.ample()).returned(STATUS_SUCCESS, STATUS_BUFFER_TOO_SMALL);
        reads.agreed(both).judged().forEach(call -> bench.verify(call).returned(STATUS_SUCCESS));
    }

    @Property
    @Verifies(
            value = GCD_28,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @WithoutPeerAnswer
    void rejectedSideReadsTheDataOfTheReject(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requested();
        bench.require(connection.passive().rejectsFor(connection.active()), () -> "the reject did not end the connect");

        ReadResults reads = connection.active().read();

        bench.verify(reads.ample())
                .preferably(reads.ample().returned(STATUS_SUCCESS), "the data of a reject cannot be fetched (AMB-04)");
    }
}
