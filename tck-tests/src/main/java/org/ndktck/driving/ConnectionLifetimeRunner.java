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
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.reading.Read;
import org.ndktck.trial.Trial;

/**
 * A whole connection attempt, from its first create to its last close, for the standing invariants: it
 * makes every call at least now and then, and judges nothing itself.
 */
public final class ConnectionLifetimeRunner {

    private static final UUID NO_EXTENSION = new UUID(0x4E44_4B54_434BL, 1);
    private static final long AMPLE_INFO = 256;
    private static final List<Class<? extends NdkObject<?>>> ANTECEDENTS_FIRST = List.of(
            NdkPd.class, NdkCq.class, NdkListener.class, NdkSharedEndpoint.class, NdkQp.class, NdkConnector.class);

    private final Trial trial;
    private final ConnectionLifetimePlan plan;
    private final Connection connection;
    private volatile @Nullable Call reject;

    /** Calls nothing yet. */
    public ConnectionLifetimeRunner(Trial trial, ConnectionLifetimePlan plan) {
        this.trial = trial;
        this.plan = plan;
        this.connection = new Connection(trial, plan.connectionPlan()).onRequest(this::onRequest);
    }

    /** Makes the calls, from the first create on; what is open then is for the try to close. */
    public void runLifetime() {
        if (plan.closeMoment() == CloseMoment.INSIDE_CALLBACK) {
            closeInsideCallbacks();
        }
        connection.listening();
        trial.localAddressOf(connection.listener());
        if (plan.route() == Route.SHARED_ENDPOINT) {
            trial.localAddressOf(connection.sharedEndpoint());
        }
        askAdapters(); // after the creates, which are made inside callbacks: a query is not
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

    private void ask(ConnectionSide side) {
        side.localAddress();
        side.peerAddress();
        trial.queries().queryExtension(side.connector(), NO_EXTENSION, new NdkVersion(1, 0));
    }

    private boolean closes(CloseMoment moment) {
        return plan.closeMoment() == moment;
    }

    // --- endings

    private void nobodyListens() {
        trial.close(connection.listener());
        connection.connecting();
        if (closes(CloseMoment.WHILE_PENDING)) {
            connection.active().closeOnce();
        }
        trial.settle(connection.active().connect());
    }

    private void passiveRejects() {
        connection.requested();
        ConnectionSide passive = connection.passive();
        if (closes(CloseMoment.WHILE_PENDING)) {
            connection.active().closeOnce();
        }
        if (!passive.hasCalled()) {
            reject = passive.reject();
        }
        if (rejectStands() || closes(CloseMoment.WHILE_PENDING)) {
            trial.settle(connection.active().connect());
        }
    }

    /** Without a reject that stands, nothing obliges the other side's request to end before the close. */
    private boolean rejectStands() {
        Call rejecting = reject;
        return rejecting != null && rejecting.returned(NtStatus.STATUS_SUCCESS);
    }

    private void activeRejects() {
        connection.accepted();
        if (closes(CloseMoment.WHILE_PENDING)) {
            connection.passive().closeOnce();
        }
        reject = connection.active().reject();
        if (rejectStands() || closes(CloseMoment.WHILE_PENDING)) {
            trial.settle(connection.passive().answer());
        }
    }

    private void close() {
        switch (plan.closeMoment()) {
            case AT_REST -> {
                connection.established();
                ask(connection.active());
                ask(connection.passive());
                connection.connectAgain();
            }
            case WHILE_PENDING -> {
                connection.requested();
                connection.active().closeOnce();
                trial.settle(connection.active().connect());
            }
            case INSIDE_CALLBACK -> {
                connection.accepting();
                trial.settle(connection.active().connect());
            }
        }
    }

    private void disconnect() {
        connection.established();
        ConnectionSide first =
                plan.departure() == DisconnectOrder.ACTIVE_FIRST ? connection.active() : connection.passive();
        ConnectionSide second =
                plan.departure() == DisconnectOrder.ACTIVE_FIRST ? connection.passive() : connection.active();
        ask(second);
        AsyncCall disconnect = first.disconnect();
        switch (plan.closeMoment()) {
            case AT_REST -> {
                // Half of the plans let both disconnects cross, the others answer one that is known of.
                if (second.registersItsEvent() && connection.plan().answer() == AnswerTime.AFTERWARDS) {
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

    private void onRequest(ConnectionSide passive) {
        passive.read(Read.sizeQuery(OutPointers.BOTH));
        ask(passive);
        if (plan.ending() == Ending.PASSIVE_REJECTS && connection.plan().answer() == AnswerTime.AT_ONCE) {
            reject = passive.reject();
        }
        if (plan.ending() == Ending.PASSIVE_REJECTS && closes(CloseMoment.INSIDE_CALLBACK)) {
            trial.closeOnce(connection.listener());
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
