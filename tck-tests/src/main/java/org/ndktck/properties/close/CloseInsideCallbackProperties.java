package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.CLO_27;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.lifetime.Within;
import org.ndktck.scene.CloseWithin;
import org.ndktck.scene.Scene;

/** A close inside a callback of the object waits for that callback. */
@NdkProperties
public class CloseInsideCallbackProperties {

    /** Made by jqwik. */
    public CloseInsideCallbackProperties() {}

    @Property
    @Fixes(
            value = {Antecedents.class, Neighbour.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = CLO_27,
            effort = Effort.TENTH,
            partitions = {})
    void closeInsideACallbackWaitsForItsReturn(@ForAll ScenePlan plan, @ForAll Within callback, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards().registeringEvents());

        CloseWithin within = scene.closeWithin(callback);

        bench.verify(within.close())
                .returnedPending()
                .completedAfter(within.callback(), "the callback it was called in");
    }
}
