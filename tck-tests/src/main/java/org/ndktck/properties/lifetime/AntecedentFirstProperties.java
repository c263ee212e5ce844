package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_07;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.Queues;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.Antecedent;

/** An antecedent may be closed before its successors. */
@NdkProperties
@WithoutSize
public class AntecedentFirstProperties {

    /** Made by jqwik. */
    public AntecedentFirstProperties() {}

    @Property
    @HoldsFixed(
            value = {AntecedentClose.class, OtherConnection.class, EndpointUse.class, Queues.class},
            because = "the antecedent has no other successor")
    @Verifies(
            value = LIF_07,
            effort = Effort.TENTH,
            partitions = {Antecedent.class})
    void antecedentMayBeClosedFirst(@ForAll ConnectionPlan plan, @ForAll Antecedent first, Bench bench) {
        Connection usual = bench.connection(plan.overSharedEndpoint()).established();
        bench.requireClosed(
                bench.close(usual.active().connector()),
                bench.close(usual.passive().connector()));
        Connection connection =
                bench.connectionBeside(plan.overSharedEndpoint()).established();

        AsyncCall close = bench.startClose(connection.antecedent(first));
        AsyncCall active = bench.close(connection.active().connector());
        AsyncCall passive = bench.close(connection.passive().connector());
        connection.closeQueuePairs();
        bench.settle(close);

        bench.verify(active).ended();
        bench.verify(passive).ended();
        bench.verify(close).ended();
    }
}
