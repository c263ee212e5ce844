package org.ndktck.properties.flush;

import static org.ndktck.api.NtStatus.STATUS_CANCELLED;
import static org.ndktck.catalog.RequirementId.QP_06;
import static org.ndktck.catalog.RequirementId.QP_11;
import static org.ndktck.catalog.RequirementId.QP_13;
import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.catalog.RequirementId.QP_17;

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
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.CollectedResults;

/** Flushing a queue pair. */
@NdkProperties
@HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
@WithoutSize
public class FlushProperties {

    /** Made by jqwik. */
    public FlushProperties() {}

    @Property
    @Verifies(
            value = QP_06,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void flushedRequestsAreCancelled(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionSide side = bench.connection(plan).established().asked();
        PostedCall receive = side.receive();

        Call flush = bench.posting().flush(side.qp());

        CollectedResults collectedResults = side.collectedResults();
        bench.verify(flush)
                .brought(collectedResults.await(receive), "a result of the receive", () -> "no result came")
                .holds(
                        collectedResults.endedWith(receive, STATUS_CANCELLED),
                        "the receive is cancelled",
                        () -> collectedResults.words(receive));
    }

    @Property
    @Verifies(
            value = QP_11,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void disconnectFlushes(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();
        PostedCall receive = connection.other().receive();

        AsyncCall disconnect = connection.disconnectedByBoth();

        boolean flushed = connection.other().collectedResults().await(receive);
        bench.verify(disconnect).brought(flushed, "a result of the peer's receive", () -> "no result came");
    }

    @Property
    @Verifies(
            value = QP_15,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void everyRequestBringsOneResult(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();
        PostedCall receive = connection.asked().receive();

        bench.settle(connection.asked().close());
        bench.posting().flush(connection.asked().qp());

        CollectedResults collectedResults = connection.asked().collectedResults();
        bench.verify((Call) receive)
                .brought(collectedResults.await(receive), "a result of the receive", () -> "no result came")
                .holds(
                        collectedResults.all().size() == 1,
                        "one result",
                        () -> collectedResults.all().size() + " results came");
    }

    @Property
    @Verifies(
            value = QP_17,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void closeOfTheQueuePairFlushes(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();
        PostedCall receive = connection.asked().receive();

        bench.settle(connection.asked().close());
        AsyncCall close = bench.close(connection.asked().qp());

        boolean flushed = connection.asked().collectedResults().await(receive);
        bench.verify(close).brought(flushed, "a result of the receive", () -> "no result came");
    }

    @Property
    @Verifies(
            value = QP_13,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void closedQueuePairWaitsForItsConnector(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AsyncCall close = bench.startClose(connection.asked().qp());
        bench.letThingsSettle();
        bench.verify(close).isStillPending("its connector is open");

        bench.settle(connection.asked().close());
        bench.settle(close);
        bench.verify(close).ended();
    }
}
