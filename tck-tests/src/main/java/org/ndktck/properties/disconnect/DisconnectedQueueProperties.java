package org.ndktck.properties.disconnect;

import static org.ndktck.api.NtStatus.STATUS_CANCELLED;
import static org.ndktck.catalog.RequirementId.DIS_07;
import static org.ndktck.catalog.RequirementId.DIS_12;

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
import org.ndktck.scene.Scene;
import org.ndktck.trial.Completed;

/** What a disconnect leaves of the queue pair. */
@NdkProperties
@Fixes(value = PriorReceive.class, because = "the row counts what is posted")
public class DisconnectedQueueProperties {

    /** Made by jqwik. */
    public DisconnectedQueueProperties() {}

    @Property
    @Verifies(
            value = DIS_07,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void postedReceivesComeBackCancelled(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        PostedCall receive = scene.asked().receive();

        AsyncCall disconnect = scene.disconnectedByBoth();

        Completed completed = scene.asked().completed();
        bench.verify(disconnect)
                .brought(completed.await(receive), "a result of the receive", () -> "no result came")
                .holds(
                        completed.endedWith(receive, STATUS_CANCELLED),
                        "the receive is cancelled",
                        () -> completed.words(receive));
    }

    @Property
    @Verifies(
            value = DIS_12,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Side.class})
    void nothingCanBeSentAfterwards(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan);
        scene.disconnectedByBoth();

        PostedCall send = bench.posting().send(scene.asked().qp());

        Completed completed = scene.asked().completed();
        bench.verify((Call) send)
                .brought(
                        completed.failed(send),
                        "a send fails, at once or by its result",
                        () -> send.result() + ", and " + completed.words(send));
    }
}
