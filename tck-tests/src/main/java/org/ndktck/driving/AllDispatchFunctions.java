package org.ndktck.driving;

import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.Facility;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.lifetime.ObjectKind;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.Read;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/** Calls every function of every dispatch table, each where it is legal. */
public final class AllDispatchFunctions {

    private final Trial trial;
    private final ConnectionPlan plan;

    /** Calls nothing yet. */
    public AllDispatchFunctions(Trial trial, ConnectionPlan plan) {
        this.trial = trial;
        this.plan = plan;
    }

    /** Goes as far as the provider lets it. */
    public void make() {
        Connection connection = Connection.of(trial, plan);
        attempt(() -> ask(connection));
        attempt(() -> connect(connection));
        attempt(() -> reject(new Connection(trial, plan.acceptedPlainly().answeredAfterwards())));
        trial.close();
    }

    private static void attempt(Runnable steps) {
        try {
            steps.run();
        } catch (PreconditionUnmet stuck) {
            // What got the steps stuck is judged with all the other calls.
        }
    }

    private void ask(Connection connection) {
        for (ObjectKind kind : ObjectKind.values()) {
            attempt(() ->
                    trial.queries().queryExtension(connection.object(kind), Trial.UNKNOWN_EXTENSION, NdkVersion.V1_1));
        }
        trial.queries().queryAdapterInfo(trial.adapters().activeAdapter(), Trial.AMPLE_INFO);
        attempt(() -> connection.addressed(AddressFunction.SHARED_ENDPOINT).askForTheSize());
    }

    private void connect(Connection connection) {
        connection.onConnected(side -> side.read(Read.sizeQuery(OutPointers.BOTH)));
        connection.listening();
        trial.objects().controlConnectEvents(connection.listener(), true);
        trial.objects().controlConnectEvents(connection.listener(), false);
        connection.established();
        connection.active().localAddress();
        connection.active().peerAddress();
        if (trial.adapters().facilities().contains(Facility.POSTING)) {
            post(connection.passive(), connection.active());
        }
        AsyncCall first = connection.active().disconnect();
        AsyncCall second = connection.passive().disconnect();
        trial.settle(second);
        trial.settle(first);
    }

    private void post(ConnectionSide receiver, ConnectionSide sender) {
        trial.posting().arm(receiver.cq(), NdkCqNotificationType.ANY);
        trial.posting().receive(receiver.qp());
        trial.posting().send(sender.qp());
        trial.posting().flush(sender.qp());
        trial.posting().results(receiver.cq(), 1);
    }

    private void reject(Connection connection) {
        connection.requested().passive().reject();
    }
}
