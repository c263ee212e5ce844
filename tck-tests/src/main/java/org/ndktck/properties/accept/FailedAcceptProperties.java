package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_28;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.bench.Requisite;
import org.ndktck.bench.Scene;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.Route;
import org.ndktck.plan.ScenePlan;

/** What an accept that failed leaves behind. */
@NdkProperties
public class FailedAcceptProperties {

    /** Made by jqwik. */
    public FailedAcceptProperties() {}

    @Property
    @Verifies(
            value = ACC_28,
            effort = Effort.TENTH,
            needs = Requisite.CLOCK,
            partitions = {Route.class})
    void failedAcceptLeavesNoConnection(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.registeringEvents()).accepted();
        bench.letEverythingTimeOut();
        AsyncCall accept = scene.passive().answer();
        bench.settle(accept);
        bench.require(accept.settled() && !accept.completion().succeeded(), () -> "the accept did not time out");
        bench.settle(scene.passive().close());

        AsyncCall complete = scene.active().completeConnect();

        bench.settle(complete);
        bench.verify(complete).failedOrWasTakenBack(() -> scene.active().awaitDisconnectEvent(), "a disconnect event");
    }
}
