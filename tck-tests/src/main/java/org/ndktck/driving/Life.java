package org.ndktck.driving;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.reading.Read;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;

/**
 * A whole connection attempt, from its first create to its last close, for the standing invariants: it
 * makes every call at least now and then, and judges nothing itself.
 */
public final class Life {

    private static final UUID NO_EXTENSION = new UUID(0x4E44_4B54_434BL, 1);
    private static final long AMPLE_INFO = 256;
    private static final List<Class<? extends NdkObject<?>>> ANTECEDENTS_FIRST = List.of(
            NdkPd.class, NdkCq.class, NdkListener.class, NdkSharedEndpoint.class, NdkQp.class, NdkConnector.class);

    private final Trial trial;
    private final LifePlan plan;
    private final Scene scene;
    private volatile @Nullable Call reject;

    /** Calls nothing yet. */
    public Life(Trial trial, LifePlan plan) {
        this.trial = trial;
        this.plan = plan;
        this.scene = new Scene(trial, plan.scene()).onRequest(this::onRequest);
    }

    /** Makes the calls, from the first create on; what is open then is for the try to close. */
    public void live() {
        if (plan.closeMoment() == CloseMoment.INSIDE_CALLBACK) {
            closeInsideCallbacks();
        }
        askAdapters();
        scene.listening();
        trial.localAddressOf(scene.listener());
        if (plan.route() == Route.SHARED_ENDPOINT) {
            trial.localAddressOf(scene.sharedEndpoint());
        }
        switch (plan.ending()) {
            case CLOSE -> close();
            case DISCONNECT -> disconnect();
            case PASSIVE_REJECTS -> passiveRejects();
            case ACTIVE_REJECTS -> activeRejects();
            case NOBODY_LISTENS -> nobodyListens();
        }
        closeInOrder();
    }

    private void askAdapters() {
        NdkAdapter adapter = trial.adapters().activeAdapter();
        trial.queries().queryAdapterInfo(adapter, AMPLE_INFO);
        trial.queries().queryExtension(adapter, NO_EXTENSION, new NdkVersion(1, 0));
    }

    private void ask(Party party) {
        party.localAddress();
        party.peerAddress();
        trial.queries().queryExtension(party.connector(), NO_EXTENSION, new NdkVersion(1, 0));
    }

    private boolean closes(CloseMoment moment) {
        return plan.closeMoment() == moment;
    }

    // --- endings

    private void nobodyListens() {
        trial.close(scene.listener());
        scene.connecting();
        if (closes(CloseMoment.WHILE_PENDING)) {
            scene.active().closeOnce();
        }
        trial.settle(scene.active().connect());
    }

    private void passiveRejects() {
        scene.requested();
        Party passive = scene.passive();
        if (closes(CloseMoment.WHILE_PENDING)) {
            scene.active().closeOnce();
        }
        if (!passive.hasCalled()) {
            reject = passive.reject();
        }
        if (rejectStands() || closes(CloseMoment.WHILE_PENDING)) {
            trial.settle(scene.active().connect());
        }
    }

    /** Without a reject that stands, nothing obliges the other side's request to end before the close. */
    private boolean rejectStands() {
        Call rejecting = reject;
        return rejecting != null && rejecting.returned(NtStatus.STATUS_SUCCESS);
    }

    private void activeRejects() {
        scene.accepted();
        if (closes(CloseMoment.WHILE_PENDING)) {
            scene.passive().closeOnce();
        }
        reject = scene.active().reject();
        if (rejectStands() || closes(CloseMoment.WHILE_PENDING)) {
            trial.settle(scene.passive().answer());
        }
    }

    private void close() {
        switch (plan.closeMoment()) {
            case AT_REST -> {
                scene.established();
                ask(scene.active());
                ask(scene.passive());
                scene.connectAgain();
            }
            case WHILE_PENDING -> {
                scene.requested();
                scene.active().closeOnce();
                trial.settle(scene.active().connect());
            }
            case INSIDE_CALLBACK -> {
                scene.accepting();
                trial.settle(scene.active().connect());
            }
        }
    }

    private void disconnect() {
        scene.established();
        Party first = plan.departure() == DisconnectOrder.ACTIVE_FIRST ? scene.active() : scene.passive();
        Party second = plan.departure() == DisconnectOrder.ACTIVE_FIRST ? scene.passive() : scene.active();
        ask(second);
        AsyncCall disconnect = first.disconnect();
        switch (plan.closeMoment()) {
            case AT_REST -> {
                // Half of the plans let both disconnects cross, the others answer one that is known of.
                if (second.registersItsEvent() && scene.plan().answer() == Answer.AFTERWARDS) {
                    second.awaitDisconnectEvent();
                }
                trial.settle(second.disconnect());
                trial.settle(disconnect);
            }
            case WHILE_PENDING -> {
                first.closeOnce();
                trial.settle(disconnect);
            }
            case INSIDE_CALLBACK -> {
                if (second.registersItsEvent()) {
                    second.awaitDisconnectEvent();
                }
            }
        }
    }

    // --- what is done inside callbacks

    private void onRequest(Party passive) {
        passive.read(Read.sizeQuery(OutPointers.BOTH));
        ask(passive);
        if (plan.ending() == Ending.PASSIVE_REJECTS && scene.plan().answer() == Answer.AT_ONCE) {
            reject = passive.reject();
        }
        if (plan.ending() == Ending.PASSIVE_REJECTS && closes(CloseMoment.INSIDE_CALLBACK)) {
            trial.closeOnce(scene.listener());
        }
    }

    private void closeInsideCallbacks() {
        switch (plan.ending()) {
            case CLOSE, NOBODY_LISTENS -> closeInside(NdkFunction.CONNECT, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT);
            case ACTIVE_REJECTS -> closeInside(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);
            case DISCONNECT -> trial.inside().disconnectEvent(connector -> trial.closeOnce(connector.object()));
            case PASSIVE_REJECTS -> {}
        }
    }

    private void closeInside(NdkFunction... functions) {
        for (NdkFunction function : functions) {
            trial.inside().completionOf(function, call -> trial.closeOnce(call.target()));
        }
    }

    // --- closing

    /** Successors first is what every try does in the end. */
    private void closeInOrder() {
        if (plan.closeOrder() == CloseOrder.ANTECEDENTS_FIRST) {
            ANTECEDENTS_FIRST.forEach(type -> trial.open(type).forEach(trial::closeOnce));
        } else if (plan.closeOrder() == CloseOrder.INSIDE_COMPLETIONS) {
            for (NdkFunction close : List.of(NdkFunction.CLOSE_CONNECTOR, NdkFunction.CLOSE_QP)) {
                trial.inside().completionOf(close, this::closeAntecedents);
            }
            trial.open(NdkConnector.class).forEach(trial::closeOnce);
            trial.settleEverything();
        }
    }

    /** Not those of what stands beside: the driving thread may be making something over them. */
    private void closeAntecedents(AsyncCall close) {
        if (!trial.inside().isLeftAlone(close.lifetime())) {
            trial.openAntecedentsOf(close.target()).forEach(trial::closeOnce);
        }
    }
}
