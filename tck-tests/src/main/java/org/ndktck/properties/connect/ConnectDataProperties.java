package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_13;
import static org.ndktck.catalog.RequirementId.CON_14;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.connection.Connection;
import org.ndktck.driving.ConcurrentConnects;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ConnectCount;

/** The private data of a connect. */
@NdkProperties
@DataAtRest
public class ConnectDataProperties {

    /** Made by jqwik. */
    public ConnectDataProperties() {}

    @Property
    @Verifies(
            value = CON_13,
            effort = Effort.TENTH,
            partitions = {ConnectCount.class, Family.class})
    @HoldsFixed(
            value = {
                PriorReceive.class,
                RequestOrder.class,
                OtherConnection.class,
                EndpointUse.class,
                OtherListener.class,
                PeerForm.class,
                PeerEvent.class,
                EarlierQueries.class,
                AntecedentClose.class,
                ConsumerPace.class
            },
            values = {"ListenerPause.BEFORE", "ListenerPause.BETWEEN", "ListenerPause.TWICE_BEFORE"},
            because = "the row has several connections of its own, made at the same time")
    void everyRequestBringsItsOwnDataOnce(@ForAll ConnectionPlan plan, @ForAll ConnectCount count, Bench bench) {
        ConcurrentConnects.Arrival arrival =
                bench.concurrentConnects(plan, count).requested().oddestArrival();

        bench.verify(arrival.fetch()).brought(arrival.sent());
    }

    @Property
    @Verifies(
            value = CON_14,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @OverOwnEndpoint
    @WithoutSize
    @WithoutPeerAnswer
    void connectWithoutDataSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        ConnectionPlan silent = plan.overOwnEndpoint().answeredAfterwards().plain();
        bench.connection(silent.sendingAByte(bench.facts()))
                .requested()
                .passive()
                .reject();
        Connection connection = bench.connectionBeside(silent).connecting();

        boolean arrived = connection.awaitRequest();

        bench.verify(connection.active().connect())
                .hasNotFailed()
                .brought(arrived, "the request reached the peer", () -> "no connect event came");
    }
}
