package org.ndktck.driving;

import java.util.UUID;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.trial.Trial;

/** Calls every function around connections once or more, in a legal order, on objects of its own. */
public final class AllConnectionFunctions {

    private static final UUID UNKNOWN = UUID.fromString("5f0e7a5c-0d6b-4e0f-9d0e-2f6f0a1b7c33");

    private final Trial trial;
    private final ConnectionPlan plan;

    /** Calls nothing yet. */
    public AllConnectionFunctions(Trial trial, ConnectionPlan plan) {
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

    private void connectAndDisconnect(ConnectionPlan how) {
        Connection connection = new Connection(trial, how).listening();
        trial.objects().controlConnectEvents(connection.listener(), true);
        trial.objects().controlConnectEvents(connection.listener(), false);
        connection.requested().passive().read(Read.exactFetch());
        connection.accepted().active().read(Read.exactFetch());
        connection.established();
        askBoth(connection);
        ask(connection.listener());
        ask(connection.active().qp());
        ask(connection.active().cq());
        ask(connection.active().pd());
        trial.settleAll(connection.active().disconnect(), connection.passive().disconnect());
        trial.closeEverything();
    }

    private void askBoth(Connection connection) {
        for (ConnectionSide side : new ConnectionSide[] {connection.active(), connection.passive()}) {
            side.localAddress();
            side.peerAddress();
            ask(side.connector());
        }
    }

    private void ask(NdkObject<?> object) {
        trial.queries().queryExtension(object, UNKNOWN, object.version());
    }

    private void reject(ConnectionPlan how, Side by) {
        Connection connection = new Connection(trial, how).requested();
        if (by == Side.PASSIVE) {
            connection.passive().reject();
        } else {
            connection.accepted().active().reject();
        }
        trial.close(
                trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class));
        trial.closeEverything();
    }
}
