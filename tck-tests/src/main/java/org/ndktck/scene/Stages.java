package org.ndktck.scene;

import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.connecting.Outstanding;
import org.ndktck.plan.lifetime.LifeStage;
import org.ndktck.trial.Trial;

/** Brings connectors of a scene to a place in their life. */
public final class Stages {

    private final Trial trial;
    private final Scene scene;

    Stages(Trial trial, Scene scene) {
        this.trial = trial;
        this.scene = scene;
    }

    /** Makes a request pending; nobody but its own side may end it. */
    public Party withPending(Outstanding request) {
        return switch (request) {
            case CONNECT -> scene.requested().active();
            case ACCEPT -> scene.accepted().passive();
            case DISCONNECT -> {
                scene.established().asked().disconnect();
                yield scene.asked();
            }
        };
    }

    /** Brings a connector to a stage; gives its side. */
    public Party at(LifeStage stage) {
        return switch (stage) {
            case IDLE -> scene.ready().active();
            case CONNECTING -> withPending(Outstanding.CONNECT);
            case INCOMING -> scene.requested().passive();
            case PEER_ACCEPTED -> scene.accepted().active();
            case ACCEPTING -> withPending(Outstanding.ACCEPT);
            case REFUSED -> refused();
            case REJECTED -> rejected();
            case ESTABLISHED -> scene.established().asked();
            case PEER_GONE -> peerGone();
            case DISCONNECTING -> withPending(Outstanding.DISCONNECT);
            case DISCONNECTED -> disconnected();
        };
    }

    private Party refused() {
        trial.objects().controlConnectEvents(scene.listening().listener(), true);
        trial.settle(scene.connecting().active().connect());
        return scene.active();
    }

    private Party rejected() {
        scene.requested().passive().reject();
        trial.settle(scene.active().connect());
        return scene.passive();
    }

    private Party peerGone() {
        trial.settle(scene.established().other().close());
        trial.letThingsSettle();
        return scene.asked();
    }

    private Party disconnected() {
        AsyncCall first = scene.established().asked().disconnect();
        AsyncCall second = scene.other().disconnect();
        trial.settle(second);
        trial.settle(first);
        return scene.asked();
    }
}
