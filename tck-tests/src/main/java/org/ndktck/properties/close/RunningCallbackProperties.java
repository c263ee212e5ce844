package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.DEV_12;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Hold;

/** A close waits for the callbacks of the object that are running. */
@NdkProperties
public class RunningCallbackProperties {

    /** Made by jqwik. */
    public RunningCallbackProperties() {}

    @Property
    @Verifies(
            value = DEV_12,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void runningDisconnectEventKeepsTheClosePending(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).established();
        Hold hold = bench.hold();
        scene.asked().insideItsEvent(hold::here);

        bench.aside(() -> scene.other().disconnect());
        bench.require(bench.await("the disconnect event", hold::reached), () -> "no disconnect event came");
        AsyncCall close = scene.asked().close();
        bench.glance(close);

        hold.judgeWhileHeld(() -> bench.verify(close).isStillPending("its disconnect event is running"));
        hold.release();
        bench.settle(close);
        bench.verify(close).ended();
    }
}
