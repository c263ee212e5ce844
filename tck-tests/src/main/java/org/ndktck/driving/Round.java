package org.ndktck.driving;

import java.util.UUID;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;

/** Calls every function around connections once or more, in a legal order, on objects of its own. */
public final class Round {

    private static final UUID UNKNOWN = UUID.fromString("5f0e7a5c-0d6b-4e0f-9d0e-2f6f0a1b7c33");

    private final Trial trial;
    private final ScenePlan plan;

    /** Calls nothing yet. */
    public Round(Trial trial, ScenePlan plan) {
        this.trial = trial;
        this.plan = plan.answeredAfterwards().registeringEvents();
    }

    /** Makes the calls, and closes everything again. */
    public void run() {
        connectAndDisconnect(plan.overOwnEndpoint());
        connectAndDisconnect(plan.overSharedEndpoint());
        reject(plan, Side.PASSIVE);
        reject(plan, Side.ACTIVE);
    }

    private void connectAndDisconnect(ScenePlan how) {
        Scene scene = new Scene(trial, how).listening();
        trial.objects().controlConnectEvents(scene.listener(), true);
        trial.objects().controlConnectEvents(scene.listener(), false);
        scene.requested().passive().read(Read.exactFetch());
        scene.accepted().active().read(Read.exactFetch());
        scene.established();
        askBoth(scene);
        ask(scene.listener());
        ask(scene.active().qp());
        ask(scene.active().cq());
        ask(scene.active().pd());
        trial.settleAll(scene.active().disconnect(), scene.passive().disconnect());
        trial.closeEverything();
    }

    private void askBoth(Scene scene) {
        for (Party party : new Party[] {scene.active(), scene.passive()}) {
            party.localAddress();
            party.peerAddress();
            ask(party.connector());
        }
    }

    private void ask(NdkObject<?> object) {
        trial.queries().queryExtension(object, UNKNOWN, object.version());
    }

    private void reject(ScenePlan how, Side by) {
        Scene scene = new Scene(trial, how).requested();
        if (by == Side.PASSIVE) {
            scene.passive().reject();
        } else {
            scene.accepted().active().reject();
        }
        trial.close(
                trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class));
        trial.closeEverything();
    }
}
