package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.DEV_12;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.trial.HeldCallback;

/** A close waits for the callbacks of the object that are running. */
@NdkProperties
@WithoutSize
public class RunningCallbackProperties {

    /** Made by jqwik. */
    public RunningCallbackProperties() {}

    @Property
    @Verifies(
            value = DEV_12,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void runningDisconnectEventKeepsTheClosePending(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();
        HeldCallback held = bench.hold();
        connection.asked().insideItsEvent(held::here);

        bench.onSecondThread(() -> connection.other().disconnect());
        bench.require(bench.await("the disconnect event", held::reached), () -> "no disconnect event came");
        AsyncCall close = connection.asked().close();
        bench.glance(close);

        held.judgeWhileHeld(() -> bench.verify(close).isStillPending("its disconnect event is running"));
        held.release();
        bench.settle(close);
        bench.verify(close).ended();
    }
}
