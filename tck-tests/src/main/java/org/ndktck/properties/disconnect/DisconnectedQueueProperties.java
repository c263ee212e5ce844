package org.ndktck.properties.disconnect;

import static org.ndktck.api.NtStatus.STATUS_CANCELLED;
import static org.ndktck.catalog.RequirementId.DIS_07;
import static org.ndktck.catalog.RequirementId.DIS_12;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.connection.Connection;
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

/** What a disconnect leaves of the queue pair. */
@NdkProperties
@HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
@WithoutSize
public class DisconnectedQueueProperties {

    /** Made by jqwik. */
    public DisconnectedQueueProperties() {}

    @Property
    @Verifies(
            value = DIS_07,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void postedReceivesComeBackCancelled(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connectionForSeveralRequests(plan).established();
        List<PostedCall> receives = connection.asked().receives();

        AsyncCall disconnect = connection.disconnectedByBoth();

        CollectedResults collectedResults = connection.asked().collectedResults();
        bench.verify(disconnect)
                .brought(
                        collectedResults.awaitEach(receives),
                        "a result of each receive",
                        () -> collectedResults.words(receives))
                .holds(
                        collectedResults.eachEndedWith(receives, STATUS_CANCELLED),
                        "each receive is cancelled",
                        () -> collectedResults.words(receives));
    }

    @Property
    @Verifies(
            value = DIS_12,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {Side.class})
    void nothingCanBeSentAfterwards(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan);
        connection.disconnectedByBoth();

        PostedCall send = bench.posting().send(connection.asked().qp());

        CollectedResults collectedResults = connection.asked().collectedResults();
        bench.verify((Call) send)
                .brought(
                        collectedResults.failed(send),
                        "a send fails, at once or by its result",
                        () -> send.result() + ", and " + collectedResults.words(send));
    }
}
