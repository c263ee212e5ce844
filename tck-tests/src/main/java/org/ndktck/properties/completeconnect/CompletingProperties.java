package org.ndktck.properties.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_03;
import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.catalog.RequirementId.CMP_15;
import static org.ndktck.catalog.RequirementId.CMP_16;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;

/** Completing a connect. */
@NdkProperties
public class CompletingProperties {

    /** Made by jqwik. */
    public CompletingProperties() {}

    @Property
    @Verifies(
            value = CMP_03,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class})
    void completeConnectWithoutADisconnectEventSucceeds(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan with = plan.plain().registering(Registration.EVENT);
        bench.scene(with).established();

        Scene scene = bench.sceneBeside(with.registering(Registration.NONE)).attempted();

        bench.require(scene.acceptStands(), () -> "the accept failed");
        bench.verify(scene.active().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = CMP_14,
            effort = Effort.TENTH,
            partitions = {Answer.class, Family.class, Registration.class})
    void completingLetsTheAcceptSucceed(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint()).attempted();
        AsyncCall complete = scene.active().answer();

        bench.require(
                complete.completion().succeeded(),
                () -> "NdkCompleteConnect " + complete.completion().words());
        bench.verify(scene.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = CMP_15,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class, Registration.class})
    void connectCompletionMayComplete(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan).established();

        Scene scene =
                bench.sceneBeside(plan).onConnected(Party::completeConnect).attempted();

        bench.require(scene.acceptStands(), () -> "the accept failed");
        bench.require(scene.connectEndedAfterTheAccept(), () -> "the connect succeeded before the accept");
        bench.verify(scene.active().answer()).succeeded();
        bench.verify(scene.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = CMP_16,
            effort = Effort.TENTH,
            partitions = {Answer.class, Family.class, Registration.class})
    void connectOverASharedEndpointIsCompletedToo(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan.overOwnEndpoint()).established();

        Scene scene = bench.sceneBeside(plan.overSharedEndpoint()).attempted();

        bench.require(scene.acceptStands(), () -> "the accept failed");
        bench.verify(scene.active().answer()).succeeded();
        bench.verify(scene.passive().answer()).succeeded();
    }
}
