package org.ndktck.connection;

import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.connecting.PendingRequest;
import org.ndktck.plan.lifetime.LifeStage;
import org.ndktck.trial.Trial;

/** Brings connectors of a connection to a place in their life. */
public final class ConnectorStages {

    private final Trial trial;
    private final Connection connection;

    ConnectorStages(Trial trial, Connection connection) {
        this.trial = trial;
        this.connection = connection;
    }

    /** Makes a request pending; what may have ended is called, and not waited for. */
    public ConnectionSide withPending(PendingRequest request) {
        return switch (request) {
            case CONNECT -> connection.requested().active();
            case ACCEPT -> connection.accepted().passive();
            case DISCONNECT -> {
                connection.established().asked().disconnect();
                yield connection.asked();
            }
            case COMPLETE_CONNECT -> {
                connection.accepted().active().completeConnect();
                yield connection.active();
            }
        };
    }

    /** Brings a connector to a stage; gives its side. */
    public ConnectionSide at(LifeStage stage) {
        return switch (stage) {
            case IDLE -> connection.ready().active();
            case CONNECTING -> withPending(PendingRequest.CONNECT);
            case INCOMING -> connection.requested().passive();
            case PEER_ACCEPTED -> connection.accepted().active();
            case ACCEPTING -> withPending(PendingRequest.ACCEPT);
            case REFUSED -> refused();
            case REJECTED -> rejected();
            case ESTABLISHED -> connection.established().asked();
            case PEER_GONE -> peerGone();
            case DISCONNECTING -> withPending(PendingRequest.DISCONNECT);
            case DISCONNECTED -> disconnected();
        };
    }

    private ConnectionSide refused() {
        trial.objects().controlConnectEvents(connection.listening().listener(), true);
        trial.settle(connection.connecting().active().connect());
        return connection.active();
    }

    private ConnectionSide rejected() {
        connection.requested().passive().reject();
        trial.settle(connection.active().connect());
        return connection.passive();
    }

    private ConnectionSide peerGone() {
        trial.settle(connection.established().other().close());
        trial.letThingsSettle();
        return connection.asked();
    }

    private ConnectionSide disconnected() {
        AsyncCall first = connection.established().asked().disconnect();
        AsyncCall second = connection.other().disconnect();
        trial.settle(second);
        trial.settle(first);
        return connection.asked();
    }
}
