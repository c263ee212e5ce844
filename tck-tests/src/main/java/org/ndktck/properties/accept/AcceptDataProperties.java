package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_09;
import static org.ndktck.catalog.RequirementId.ACC_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ConnectorHistory;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;

/** The private data of an accept. */
@NdkProperties
@DataAtRest
public class AcceptDataProperties {

    /** Made by jqwik. */
    public AcceptDataProperties() {}

    @Property
    @Verifies(
            value = ACC_09,
            partitions = {AnswerTime.class, Family.class, ConnectorHistory.class})
    @OverOwnEndpoint
    void dataReachesTheConnectingPeer(@ForAll ConnectionPlan plan, @ForAll ConnectorHistory history, Bench bench) {
        byte[] sent = plan.sentTo(Side.ACTIVE);

        ReadResults reads = bench.connection(plan.overOwnEndpoint()
                        .registering(DisconnectEventRegistration.EVENT)
                        .asking(Side.ACTIVE))
                .connecting(history)
                .read(Read.exactFetch());

        bench.verify(reads.telling(sent)).brought(sent);
    }

    @Property
    @Verifies(
            value = ACC_10,
            effort = Effort.TENTH,
            partitions = {Family.class, DisconnectEventRegistration.class})
    @WithoutSize
    void acceptWithoutDataSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan silent = plan.plain();
        bench.connection(silent.sendingAByte(bench.facts())
                        .sending(
                                silent.request(),
                                plan.sendingAByte(bench.facts()).reply()))
                .established();
        Connection connection = bench.connectionBeside(silent).attempted();

        bench.require(connection.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(connection.passive().answer()).succeeded();
    }
}
