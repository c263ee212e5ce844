package org.ndktck.driving;

import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Facility;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.lifetime.ObjectKind;
import org.ndktck.reading.AddressOf;
import org.ndktck.reading.Read;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/** Calls every function of every dispatch table, each where it is legal. */
public final class Tour {

    private final Trial trial;
    private final ScenePlan plan;

    /** Calls nothing yet. */
    public Tour(Trial trial, ScenePlan plan) {
        this.trial = trial;
        this.plan = plan;
    }

    /** Goes as far as the provider lets it. */
    public void make() {
        Scene scene = Scene.of(trial, plan);
        attempt(() -> ask(scene));
        attempt(() -> connect(scene));
        attempt(() -> reject(new Scene(trial, plan.acceptedPlainly().answeredAfterwards())));
        trial.close();
    }

    private static void attempt(Runnable steps) {
        try {
            steps.run();
        } catch (PreconditionUnmet stuck) {
            // What got the steps stuck is judged with all the other calls.
        }
    }

    private void ask(Scene scene) {
        for (ObjectKind kind : ObjectKind.values()) {
            attempt(() -> trial.queries().queryExtension(scene.object(kind), Trial.UNKNOWN_EXTENSION, NdkVersion.V1_1));
        }
        trial.queries().queryAdapterInfo(trial.adapters().activeAdapter(), Trial.AMPLE_INFO);
        attempt(() -> scene.addressed(AddressOf.SHARED_ENDPOINT).askForTheSize());
    }

    private void connect(Scene scene) {
        scene.onConnected(party -> party.read(Read.sizeQuery(OutPointers.BOTH)));
        scene.listening();
        trial.objects().controlConnectEvents(scene.listener(), true);
        trial.objects().controlConnectEvents(scene.listener(), false);
        scene.established();
        scene.active().localAddress();
        scene.active().peerAddress();
        if (trial.adapters().facilities().contains(Facility.POSTING)) {
            post(scene.passive(), scene.active());
        }
        AsyncCall first = scene.active().disconnect();
        AsyncCall second = scene.passive().disconnect();
        trial.settle(second);
        trial.settle(first);
    }

    private void post(Party receiver, Party sender) {
        trial.posting().arm(receiver.cq(), NdkCqNotificationType.ANY);
        trial.posting().receive(receiver.qp());
        trial.posting().send(sender.qp());
        trial.posting().flush(sender.qp());
        trial.posting().results(receiver.cq(), 1);
    }

    private void reject(Scene scene) {
        scene.requested().passive().reject();
    }
}
