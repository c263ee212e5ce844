package org.ndktck.properties.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Queues;
import org.ndktck.environment.Requisite;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Completed;

/** A completion queue that is armed tells of a result, once. */
@NdkProperties
@Fixes(
        value = {Queues.class, PriorReceive.class},
        because = "the row counts what is posted")
public class NotificationProperties {

    /** Made by jqwik. */
    public NotificationProperties() {}

    @Property
    @Verifies(
            value = QP_19,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {})
    void notificationComesOnceForEachArmAndOnlyThen(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();
        Completed unarmed = scene.asked().completed();
        Completed armed = scene.other().completed();

        verifyAnswer(bench, armed.armThenPost(() -> sent(scene, unarmed)));
        verifyAnswer(bench, armed.armThenPost(() -> sent(scene, unarmed)));
        verifyAnswer(bench, armed.postThenArm(() -> sent(scene, unarmed)));
        long before = armed.notifications();
        PostedCall receive = receive(scene, unarmed);
        Call arm = armedForTwoResults(bench, scene);
        bench.letThingsSettle();
        long came = armed.notifications() - before;

        bench.verify((Call) receive)
                .holds(unarmed.notifications() == 0, "no NdkCqNotificationCallback without NdkArmCq", () -> "one came");
        bench.verify(arm).holds(came <= 1, "one NdkCqNotificationCallback for one NdkArmCq", () -> came + " came");
        bench.require(unarmed.await(receive), () -> "nothing came that a notification could tell of");
    }

    /** Sends to a side that has just posted a receive. */
    private static PostedCall sent(Scene scene, Completed ofTheReceiver) {
        receive(scene, ofTheReceiver);
        return scene.other().send();
    }

    /** Collects before it posts: a provider may keep the place of a request until its result was collected. */
    private static PostedCall receive(Scene scene, Completed ofTheReceiver) {
        ofTheReceiver.all();
        return scene.asked().receive();
    }

    /** Sends to a side that has posted a receive, armed; the sender's own receive is flushed, and whatever is left. */
    private static Call armedForTwoResults(Bench bench, Scene scene) {
        Call arm = bench.posting().arm(scene.other().cq(), NdkCqNotificationType.ANY);
        scene.other().receive();
        scene.other().send();
        bench.posting().flush(scene.other().qp());
        bench.posting().flush(scene.asked().qp());
        return arm;
    }

    private static void verifyAnswer(Bench bench, Completed.Answer answer) {
        bench.verify(answer.arm()).brought(answer.come(), "an NdkCqNotificationCallback", () -> "none came");
    }
}
