package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.CLO_27;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.connection.CloseInsideCallback;
import org.ndktck.connection.Connection;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.CallbackKind;

/** A close inside a callback of the object waits for that callback. */
@NdkProperties
@WithoutSize
public class CloseInsideCallbackProperties {

    /** Made by jqwik. */
    public CloseInsideCallbackProperties() {}

    @Property
    @HoldsFixed(
            value = {AntecedentClose.class, OtherConnection.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = CLO_27,
            effort = Effort.TENTH,
            partitions = {})
    void closeInsideACallbackWaitsForItsReturn(
            @ForAll ConnectionPlan plan, @ForAll CallbackKind callback, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards().registeringEvents());

        CloseInsideCallback within = connection.closeInside(callback);

        bench.requireLawful(within.close());
        bench.verify(within.close())
                .returnedPending()
                .completedAfter(within.callback(), "the callback it was called in");
    }
}
