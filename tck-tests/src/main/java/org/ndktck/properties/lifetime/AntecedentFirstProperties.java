package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_07;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.circumstance.Queues;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.lifetime.Antecedent;
import org.ndktck.scene.Scene;

/** An antecedent may be closed before its successors. */
@NdkProperties
public class AntecedentFirstProperties {

    /** Made by jqwik. */
    public AntecedentFirstProperties() {}

    @Property
    @Fixes(
            value = {Antecedents.class, Neighbour.class, EndpointUse.class, Queues.class},
            because = "the antecedent has no other successor")
    @Verifies(
            value = LIF_07,
            effort = Effort.TENTH,
            partitions = {Antecedent.class})
    void antecedentMayBeClosedFirst(@ForAll ScenePlan plan, @ForAll Antecedent first, Bench bench) {
        Scene usual = bench.scene(plan.overSharedEndpoint()).established();
        bench.requireClosed(
                bench.close(usual.active().connector()),
                bench.close(usual.passive().connector()));
        Scene scene = bench.sceneBeside(plan.overSharedEndpoint()).established();

        AsyncCall close = bench.startClose(scene.antecedent(first));
        AsyncCall active = bench.close(scene.active().connector());
        AsyncCall passive = bench.close(scene.passive().connector());
        scene.closeQueuePairs();
        bench.settle(close);

        bench.verify(active).ended();
        bench.verify(passive).ended();
        bench.verify(close).ended();
    }
}
