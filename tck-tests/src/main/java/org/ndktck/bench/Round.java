package org.ndktck.bench;

import java.util.UUID;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.Side;

/** Calls every function around connections once or more, in a legal order, on objects of its own. */
final class Round {

    private static final UUID UNKNOWN = UUID.fromString("5f0e7a5c-0d6b-4e0f-9d0e-2f6f0a1b7c33");

    private final Bench bench;
    private final ScenePlan plan;

    Round(Bench bench, ScenePlan plan) {
        this.bench = bench;
        this.plan = plan.answeredAfterwards().registeringEvents();
    }

    void run() {
        connectAndDisconnect(plan.overOwnEndpoint());
        connectAndDisconnect(plan.overSharedEndpoint());
        reject(plan, Side.PASSIVE);
        reject(plan, Side.ACTIVE);
    }

    private void connectAndDisconnect(ScenePlan how) {
        Scene scene = bench.sceneBeside(how).listening();
        bench.objects().controlConnectEvents(scene.listener(), true);
        bench.objects().controlConnectEvents(scene.listener(), false);
        scene.requested().passive().read(Read.exactFetch());
        scene.accepted().active().read(Read.exactFetch());
        scene.established();
        askBoth(scene);
        ask(scene.listener());
        ask(scene.active().qp());
        ask(scene.active().cq());
        ask(scene.active().pd());
        bench.settleAll(scene.active().disconnect(), scene.passive().disconnect());
        bench.closeEverything();
    }

    private void askBoth(Scene scene) {
        for (Party party : new Party[] {scene.active(), scene.passive()}) {
            party.localAddress();
            party.peerAddress();
            ask(party.connector());
        }
    }

    private void ask(NdkObject<?> object) {
        bench.queries().queryExtension(object, UNKNOWN, object.version());
    }

    private void reject(ScenePlan how, Side by) {
        Scene scene = bench.sceneBeside(how).requested();
        if (by == Side.PASSIVE) {
            scene.passive().reject();
        } else {
            scene.accepted().active().reject();
        }
        bench.close(
                bench.created(bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class));
        bench.closeEverything();
    }
}
