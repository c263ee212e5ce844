package org.ndktck.properties.accept;

import static org.ndktck.catalog.RequirementId.ACC_12;
import static org.ndktck.catalog.RequirementId.ACC_21;
import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.ACC_26;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Registration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;

/** What an accept does to both sides. */
@NdkProperties
public class AcceptOutcomeProperties {

    /** Made by jqwik. */
    public AcceptOutcomeProperties() {}

    @Property
    @Verifies(
            value = ACC_12,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class})
    void acceptWithoutADisconnectEventSucceeds(@ForAll ScenePlan plan, Bench bench) {
        ScenePlan with = plan.plain().registering(Registration.EVENT);
        bench.scene(with).established();

        Scene scene = bench.sceneBeside(with.registering(Registration.NONE)).attempted();

        bench.require(scene.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(scene.passive().answer()).succeeded();
    }

    @Property
    @Verifies(
            value = ACC_21,
            effort = Effort.TENTH,
            partitions = {Answer.class, Route.class})
    void acceptWaitsForCompleteConnect(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).accepted();

        bench.glance(scene.passive().answer());

        bench.verify(scene.passive().answer())
                .preferably(
                        !scene.passive().answer().completion().succeeded(),
                        "AMB-08",
                        "the accept succeeds before the active side has called CompleteConnect");
    }

    @Property
    @Verifies(
            value = ACC_22,
            effort = Effort.TENTH,
            partitions = {Family.class, Registration.class})
    void acceptingLetsTheConnectSucceed(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint()
                        .limitedBy(DecidingCap.NONE_DECIDES)
                        .answeredAfterwards())
                .answered();
        AsyncCall accept = scene.passive().answer();

        bench.require(!accept.settled() || accept.completion().succeeded(), () -> "the accept failed");
        bench.verify(scene.active().connect()).succeeded();
    }

    @Property
    @Verifies(
            value = ACC_26,
            effort = Effort.TENTH,
            partitions = {Route.class, Registration.class})
    void connectEventMayAccept(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan.answeredAfterwards().limitedBy(DecidingCap.NONE_DECIDES))
                .established();

        Scene scene = bench.sceneBeside(plan.answeredAtOnce().limitedBy(DecidingCap.NONE_DECIDES))
                .attempted();

        bench.verify(scene.passive().answer()).hasNotFailed();
        bench.verify(scene.active().connect()).succeeded();
        bench.require(scene.activeSideDidItsPart(), () -> "the active side failed");
        bench.verify(scene.passive().answer()).succeeded();
    }
}
