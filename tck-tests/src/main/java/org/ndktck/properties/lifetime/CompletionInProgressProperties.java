package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.catalog.RequirementId.LIF_04;
import static org.ndktck.catalog.RequirementId.LIF_06;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.connection.RunningCompletion;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.ConnectResult;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.HeldCompletion;
import org.ndktck.trial.HeldCallback;
import org.ndktck.trial.SecondThreadTask;

/** A running completion keeps nobody from using, or closing, the object. */
@NdkProperties
@WithoutSize
public class CompletionInProgressProperties {

    /** Made by jqwik. */
    public CompletionInProgressProperties() {}

    @Property
    @Verifies(
            value = LIF_01,
            effort = Effort.TENTH,
            partitions = {Route.class, HeldCompletion.class})
    void functionsAreAcceptedBesideARunningCompletion(
            @ForAll ConnectionPlan plan, @ForAll HeldCompletion which, Bench bench) {
        bench.connection(plan.answeredAfterwards()).established();
        Connection connection = bench.connectionBeside(plan.answeredAfterwards());
        RunningCompletion running = connection.hold(which);

        boolean returned = running.anotherCallReturnsMeanwhile();

        running.end();
        connection.controls().requireThatDisconnectsEnd(running.otherCall());
        bench.verify(running.request())
                .brought(
                        returned,
                        running.otherCall().function() + " returns",
                        () -> "it did not return beside the completion");
        bench.verify(running.otherCall()).succeeded();
    }

    @Property
    @Verifies(
            value = LIF_04,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void closeBesideARunningCompletionSucceeds(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requested();
        HeldCallback held = bench.hold();
        bench.inside().completionOf(connection.active().connect().function(), call -> held.here());
        bench.onSecondThread(() -> connection.passive().accept());
        bench.require(bench.await("the completion of a connect", held::reached), () -> "no completion came");

        SecondThreadTask<AsyncCall> closing =
                bench.onSecondThread(() -> connection.active().close());
        closing.returns();

        held.release();
        bench.settle(closing.get());
        bench.verify(closing.get()).succeeded();
    }

    @Property
    @Verifies(
            value = LIF_06,
            effort = Effort.TENTH,
            partitions = {ConnectResult.class})
    void closeInsideTheConnectsCompletionSucceeds(
            @ForAll ConnectionPlan plan, @ForAll ConnectResult attempt, Bench bench) {
        Connection connection = bench.connection(plan);

        AsyncCall close = connection.connectAndCloseInside(attempt);

        bench.settle(close);
        bench.verify(connection.active().connect()).ended();
        bench.verify(close).succeeded();
    }
}
