package org.ndktck.properties.flush;

import static org.ndktck.api.NtStatus.STATUS_CANCELLED;
import static org.ndktck.catalog.RequirementId.QP_06;
import static org.ndktck.catalog.RequirementId.QP_11;
import static org.ndktck.catalog.RequirementId.QP_13;
import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.catalog.RequirementId.QP_17;

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
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.CollectedResults;

/** Flushing a queue pair. */
@NdkProperties
@HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
@WithoutSize
public class FlushProperties {

    private static final String EACH_RESULT = "a result of each receive";

    /** Made by jqwik. */
    public FlushProperties() {}

    @Property
    @Verifies(
            value = QP_06,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void flushedRequestsAreCancelled(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionSide side =
                bench.connectionForSeveralRequests(plan).established().asked();
        List<PostedCall> receives = side.receives();

        Call flush = bench.posting().flush(side.qp());

        CollectedResults collectedResults = side.collectedResults();
        bench.verify(flush)
                .brought(collectedResults.awaitEach(receives), EACH_RESULT, () -> collectedResults.words(receives))
                .holds(
                        collectedResults.eachEndedWith(receives, STATUS_CANCELLED),
                        "each receive is cancelled",
                        () -> collectedResults.words(receives));
    }

    @Property
    @Verifies(
            value = QP_11,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void disconnectFlushes(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connectionForSeveralRequests(plan).established();
        List<PostedCall> receives = connection.other().receives();

        AsyncCall disconnect = connection.disconnectedByBoth();

        CollectedResults collectedResults = connection.other().collectedResults();
        bench.verify(disconnect)
                .brought(
                        collectedResults.awaitEach(receives),
                        "a result of each receive of the peer",
                        () -> collectedResults.words(receives));
    }

    @Property
    @Verifies(
            value = QP_15,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void everyRequestBringsOneResult(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connectionForSeveralRequests(plan).established();
        List<PostedCall> receives = connection.asked().receives();

        bench.settle(connection.asked().close());
        bench.posting().flush(connection.asked().qp());

        CollectedResults collectedResults = connection.asked().collectedResults();
        bench.verify((Call) receives.get(0))
                .brought(collectedResults.awaitEach(receives), EACH_RESULT, () -> collectedResults.words(receives))
                .holds(
                        collectedResults.all().size() == receives.size(),
                        "as many results as receives, " + receives.size(),
                        () -> collectedResults.all().size() + " results came");
    }

    @Property
    @Verifies(
            value = QP_17,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void closeOfTheQueuePairFlushes(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connectionForSeveralRequests(plan).established();
        List<PostedCall> receives = connection.asked().receives();

        bench.settle(connection.asked().close());
        AsyncCall close = bench.close(connection.asked().qp());

        CollectedResults collectedResults = connection.asked().collectedResults();
        bench.verify(close)
                .brought(collectedResults.awaitEach(receives), EACH_RESULT, () -> collectedResults.words(receives));
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
