package org.ndktck.bench;

import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Facility;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ObjectKind;
import org.ndktck.plan.OutPointers;
import org.ndktck.plan.ScenePlan;
import org.ndktck.verify.PreconditionUnmet;

/** Calls every function of every dispatch table, each where it is legal. */
final class Tour {

    private final Bench bench;
    private final ScenePlan plan;

    Tour(Bench bench, ScenePlan plan) {
        this.bench = bench;
        this.plan = plan;
    }

    /** Goes as far as the provider lets it. */
    void make() {
        Scene scene = bench.scene(plan);
        attempt(() -> ask(scene));
        attempt(() -> connect(scene));
        attempt(() -> reject(bench.sceneBeside(plan.acceptedPlainly().answeredAfterwards())));
        bench.close();
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
            attempt(() -> bench.queries().queryExtension(scene.object(kind), Bench.UNKNOWN_EXTENSION, NdkVersion.V1_1));
        }
        bench.queries().queryAdapterInfo(bench.adapters().activeAdapter(), Bench.AMPLE_INFO);
        attempt(() -> scene.addressed(AddressOf.SHARED_ENDPOINT).askForTheSize());
    }

    private void connect(Scene scene) {
        scene.onConnected(party -> party.read(Read.sizeQuery(OutPointers.BOTH)));
        scene.listening();
        bench.objects().controlConnectEvents(scene.listener(), true);
        bench.objects().controlConnectEvents(scene.listener(), false);
        scene.established();
        scene.active().localAddress();
        scene.active().peerAddress();
        if (bench.adapters().facilities().contains(Facility.POSTING)) {
            post(scene.passive(), scene.active());
        }
        AsyncCall first = scene.active().disconnect();
        AsyncCall second = scene.passive().disconnect();
        bench.settle(second);
        bench.settle(first);
    }

    private void post(Party receiver, Party sender) {
        bench.posting().arm(receiver.cq(), NdkCqNotificationType.ANY);
        bench.posting().receive(receiver.qp());
        bench.posting().send(sender.qp());
        bench.posting().flush(sender.qp());
        bench.posting().results(receiver.cq(), 1);
    }

    private void reject(Scene scene) {
        scene.requested().passive().reject();
    }
}
