package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.catalog.RequirementId.CON_32;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutAccept;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AbsentListener;
import org.ndktck.plan.connecting.LocalPort;

/** When a connect may succeed. */
@NdkProperties
public class ConnectOutcomeProperties {

    /** Made by jqwik. */
    public ConnectOutcomeProperties() {}

    @Property
    @HoldsFixed(
            value = {AntecedentClose.class, OtherConnection.class},
            values = "OtherListener.SAME_PORT",
            because = "the listener is what the row is about")
    @DataAtRest
    @Verifies(
            value = CON_31,
            effort = Effort.TENTH,
            partitions = {Family.class, AbsentListener.class})
    @WithoutAccept
    void nobodyListeningIsNoSuccess(@ForAll ConnectionPlan plan, @ForAll AbsentListener absent, Bench bench) {
        Connection connection = bench.connection(
                        plan.overOwnEndpoint().withGivenPorts().answeredAtOnce())
                .towards(absent);

        AsyncCall connect = connection.connecting().active().connect();
        bench.settle(connect);

        bench.verify(connect).hasNotSucceeded("nobody listens");
    }

    @Property
    @Verifies(
            value = CON_32,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    @OverOwnEndpoint
    @WithoutSize
    void connectDoesNotSucceedBeforeTheAccept(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().answeredAfterwards()).requested();
        AsyncCall connect = connection.active().connect();

        bench.glance(connect);

        bench.verify(connect).hasNotSucceeded("the passive side has not accepted");
        connection.answered();
        bench.verify(connect).hasNotSucceededBefore(connection.passive().answer());
    }
}
