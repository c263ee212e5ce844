package org.ndktck.bench;

import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.LifeStage;
import org.ndktck.plan.Outstanding;

/** Brings connectors of a scene to a place in their life. */
public final class Stages {

    private final Bench bench;
    private final Scene scene;

    Stages(Bench bench, Scene scene) {
        this.bench = bench;
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
        bench.objects().controlConnectEvents(scene.listening().listener(), true);
        bench.settle(scene.connecting().active().connect());
        return scene.active();
    }

    private Party rejected() {
        scene.requested().passive().reject();
        bench.settle(scene.active().connect());
        return scene.passive();
    }

    private Party peerGone() {
        bench.settle(scene.established().other().close());
        bench.letThingsSettle();
        return scene.asked();
    }

    private Party disconnected() {
        AsyncCall first = scene.established().asked().disconnect();
        AsyncCall second = scene.other().disconnect();
        bench.settle(second);
        bench.settle(first);
        return scene.asked();
    }
}
