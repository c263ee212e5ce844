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
import org.ndktck.environment.Requisite;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Completed;

/** Flushing a queue pair. */
@NdkProperties
@Fixes(value = PriorReceive.class, because = "the row counts what is posted")
public class FlushProperties {

    /** Made by jqwik. */
    public FlushProperties() {}

    @Property
    @Verifies(
            value = QP_06,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void flushedRequestsAreCancelled(@ForAll ScenePlan plan, Bench bench) {
        Party party = bench.scene(plan).established().asked();
        PostedCall receive = party.receive();

        Call flush = bench.posting().flush(party.qp());

        Completed completed = party.completed();
        bench.verify(flush)
                .brought(completed.await(receive), "a result of the receive", () -> "no result came")
                .holds(
                        completed.endedWith(receive, STATUS_CANCELLED),
                        "the receive is cancelled",
                        () -> completed.words(receive));
    }

    @Property
    @Verifies(
            value = QP_11,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void disconnectFlushes(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        PostedCall receive = scene.other().receive();

        AsyncCall disconnect = scene.disconnectedByBoth();

        boolean flushed = scene.other().completed().await(receive);
        bench.verify(disconnect).brought(flushed, "a result of the peer's receive", () -> "no result came");
    }

    @Property
    @Verifies(
            value = QP_15,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void everyRequestBringsOneResult(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        PostedCall receive = scene.asked().receive();

        bench.settle(scene.asked().close());
        bench.posting().flush(scene.asked().qp());

        Completed completed = scene.asked().completed();
        bench.verify((Call) receive)
                .brought(completed.await(receive), "a result of the receive", () -> "no result came")
                .holds(
                        completed.all().size() == 1,
                        "one result",
                        () -> completed.all().size() + " results came");
    }

    @Property
    @Verifies(
            value = QP_17,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void closeOfTheQueuePairFlushes(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        PostedCall receive = scene.asked().receive();

        bench.settle(scene.asked().close());
        AsyncCall close = bench.close(scene.asked().qp());

        boolean flushed = scene.asked().completed().await(receive);
        bench.verify(close).brought(flushed, "a result of the receive", () -> "no result came");
    }

    @Property
    @Verifies(
            value = QP_13,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void closedQueuePairWaitsForItsConnector(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        AsyncCall close = bench.startClose(scene.asked().qp());
        bench.letThingsSettle();
        bench.verify(close).isStillPending("its connector is open");

        bench.settle(scene.asked().close());
        bench.settle(close);
        bench.verify(close).ended();
    }
}
