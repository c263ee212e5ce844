package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_01;
import static org.ndktck.catalog.RequirementId.LIF_04;
import static org.ndktck.catalog.RequirementId.LIF_06;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Attempt;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Aside;
import org.ndktck.trial.Hold;

/** A running completion keeps nobody from using, or closing, the object. */
@NdkProperties
public class CompletionInProgressProperties {

    /** Made by jqwik. */
    public CompletionInProgressProperties() {}

    @Property
    @Verifies(
            value = LIF_01,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void functionsAreAcceptedBesideARunningCompletion(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan.answeredAfterwards()).established();
        Scene scene = bench.sceneBeside(plan.answeredAfterwards()).requested();
        Hold hold = bench.hold();
        bench.inside().completionOf(scene.active().connect().function(), call -> hold.here());
        bench.aside(() -> scene.passive().accept());
        bench.require(bench.await("the completion of a connect", hold::reached), () -> "no completion came");

        bench.require(scene.active().hasConnected(), () -> "the connect failed");
        Aside<AsyncCall> complete = bench.aside(() -> scene.active().completeConnect());
        boolean returned = complete.returns() && hold.isHeldFast();

        hold.release();
        bench.verify(scene.active().connect())
                .brought(returned, "NdkCompleteConnect returns", () -> "it did not return beside the completion");
        bench.settle(complete.get());
        bench.verify(complete.get()).succeeded();
    }

    @Property
    @Verifies(
            value = LIF_04,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void closeBesideARunningCompletionSucceeds(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards()).requested();
        Hold hold = bench.hold();
        bench.inside().completionOf(scene.active().connect().function(), call -> hold.here());
        bench.aside(() -> scene.passive().accept());
        bench.require(bench.await("the completion of a connect", hold::reached), () -> "no completion came");

        Aside<AsyncCall> closing = bench.aside(() -> scene.active().close());
        closing.returns();

        hold.release();
        bench.settle(closing.get());
        bench.verify(closing.get()).succeeded();
    }

    @Property
    @Verifies(
            value = LIF_06,
            effort = Effort.TENTH,
            partitions = {Attempt.class})
    void closeInsideTheConnectsCompletionSucceeds(@ForAll ScenePlan plan, @ForAll Attempt attempt, Bench bench) {
        Scene scene = bench.scene(plan);

        AsyncCall close = scene.connectAndCloseInside(attempt);

        bench.settle(close);
        bench.verify(scene.active().connect()).ended();
        bench.verify(close).succeeded();
    }
}
