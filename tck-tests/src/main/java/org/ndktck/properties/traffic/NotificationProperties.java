package org.ndktck.properties.traffic;

import static org.ndktck.catalog.RequirementId.QP_19;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Queues;
import org.ndktck.connection.Connection;
import org.ndktck.connection.RunningNotification;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.trial.CollectedResults;
import org.ndktck.trial.HeldCallback;

/** A completion queue that is armed tells of a result, once. */
@NdkProperties
@HoldsFixed(
        value = {Queues.class, PriorReceive.class},
        because = "the row counts what is posted")
@WithoutSize
public class NotificationProperties {

    private static final long A_WHILE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final String A_NOTIFICATION = "a notification of a completion queue";

    /** Made by jqwik. */
    public NotificationProperties() {}

    @Property
    @Verifies(
            value = QP_19,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {})
    void notificationComesOnceForEachArmAndOnlyThen(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();
        CollectedResults unarmed = connection.asked().collectedResults();
        CollectedResults armed = connection.other().collectedResults();

        verifyEachArm(bench, armed, () -> sent(connection, unarmed));
        notifyBesideANotification(bench, armed, connection, unarmed);
        long before = armed.notifications();
        PostedCall receive = receive(connection, unarmed);
        Call arm = armedForTwoResults(bench, connection);
        bench.letThingsSettle();
        long came = armed.notifications() - before;

        bench.verify((Call) receive)
                .holds(unarmed.notifications() == 0, "no NdkCqNotificationCallback without NdkArmCq", () -> "one came");
        bench.verify(arm).holds(came <= 1, "one NdkCqNotificationCallback for one NdkArmCq", () -> came + " came");
        bench.require(unarmed.await(receive), () -> "nothing came that a notification could tell of");
        // One that was flushed may refuse receives; that the close waits, a standing rule judges.
        bench.connectionBeside(plan).established().other().closeBesideANotification();
    }

    /** Five in all: which of them it is must not matter. */
    private static void verifyEachArm(Bench bench, CollectedResults armed, Supplier<PostedCall> sent) {
        verifyAnswer(bench, armed.armThenPost(sent));
        verifyAnswer(bench, armed.armThenPost(sent));
        verifyAnswer(bench, armed.postThenArm(sent));
        verifyAnswer(bench, armed.armThenPost(sent));
        verifyAnswer(bench, armed.postThenArm(sent));
    }

    /** An arm and a message while the notification of those before runs: that they do not overlap, a standing rule judges. */
    private static void notifyBesideANotification(
            Bench bench, CollectedResults armed, Connection connection, CollectedResults ofTheReceiver) {
        NdkCq cq = connection.other().cq();
        HeldCallback held = RunningNotification.hold(bench, cq);
        long before = armed.notifications();
        Call first = bench.posting().arm(cq, NdkCqNotificationType.ANY);
        receive(connection, ofTheReceiver);
        bench.onSecondThread(() -> connection.other().send()); // a notification may come on its stack
        verifyNotified(bench, first, bench.await(A_NOTIFICATION, held::reached));
        armed.all();
        Call second = bench.posting().arm(cq, NdkCqNotificationType.ANY);
        sent(connection, ofTheReceiver);
        bench.letPass(A_WHILE_NANOS); // nothing settles while a callback is held
        held.release();
        verifyNotified(bench, second, bench.await(A_NOTIFICATION, () -> armed.notifications() > before + 1));
        armed.all();
    }

    private static void verifyNotified(Bench bench, Call arm, boolean come) {
        bench.verify(arm).brought(come, "an NdkCqNotificationCallback", () -> "none came");
    }

    /** Sends to a side that has just posted a receive. */
    private static PostedCall sent(Connection connection, CollectedResults ofTheReceiver) {
        receive(connection, ofTheReceiver);
        return connection.other().send();
    }

    /** Collects before it posts: a provider may keep the place of a request until its result was collected. */
    private static PostedCall receive(Connection connection, CollectedResults ofTheReceiver) {
        ofTheReceiver.collectForAMoment();
        return connection.asked().receive();
    }

    /** Sends to a side that has posted a receive, armed; the sender's own receive is flushed, and whatever is left. */
    private static Call armedForTwoResults(Bench bench, Connection connection) {
        Call arm = bench.posting().arm(connection.other().cq(), NdkCqNotificationType.ANY);
        connection.other().receive();
        connection.other().send();
        bench.posting().flush(connection.other().qp());
        bench.posting().flush(connection.asked().qp());
        return arm;
    }

    private static void verifyAnswer(Bench bench, CollectedResults.Answer answer) {
        verifyNotified(bench, answer.arm(), answer.come());
    }
}
