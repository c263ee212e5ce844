package org.ndktck.connection;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.ndktck.gate.AsyncCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.lifetime.Departure;
import org.ndktck.trial.Trial;

/**
 * Connections like one of a try, made beside it where something has failed: they tell whether that is the matter of another
 * requirement. Where all is well none is made.
 */
public final class ControlConnections {

    private final Trial trial;
    private final ConnectionPlan plan;

    ControlConnections(Trial trial, ConnectionPlan plan) {
        this.trial = trial;
        this.plan = plan;
    }

    private Connection established(ConnectionPlan like) {
        return new Connection(trial, like).established();
    }

    // --- disconnect events

    /**
     * Waits for a disconnect event of a side, which tells that its peer has left. Requires that it is not missing for its Ex
     * form alone: whichever way the peer leaves, that is EX-03's.
     */
    public boolean isToldOfADeparture(ConnectionSide side) {
        return isTold(side, side::awaitDisconnectEvent);
    }

    /** As the other one, where the connection is lost. */
    public boolean isToldOf(LinkLoss loss, ConnectionSide side) {
        return loss.isCut() ? side.awaitDisconnectEvent(loss) : isTold(side, () -> side.awaitDisconnectEvent(loss));
    }

    private boolean isTold(ConnectionSide side, BooleanSupplier event) {
        boolean told = event.getAsBoolean();
        trial.require(
                told || !side.usesTheExForm() || !isLostByTheExFormOnly(side),
                () -> "disconnect events of the Ex form are missing, and those of the older form come (EX-03)");
        return told;
    }

    private boolean isLostByTheExFormOnly(ConnectionSide side) {
        ConnectionPlan asking = plan.asking(side.side());
        return tells(asking.registering(DisconnectEventRegistration.EVENT))
                && !tells(asking.registering(DisconnectEventRegistration.EVENT_EX));
    }

    private boolean tells(ConnectionPlan like) {
        Connection control = established(like);
        control.other().disconnect();
        return control.asked().awaitDisconnectEvent();
    }

    // --- disconnects

    /** Requires, where none of these disconnects has ended, that another one does: if none ever ends, that is CB-01's. */
    public void requireThatDisconnectsEnd(AsyncCall... disconnects) {
        trial.requireControl(
                Arrays.stream(disconnects).noneMatch(AsyncCall::settled),
                this::anyDisconnectEnds,
                () -> "no disconnect ends, also where both sides call it one after the other");
    }

    private boolean anyDisconnectEnds() {
        Connection control = established(plan);
        AsyncCall first = control.asked().disconnect();
        AsyncCall second = control.other().disconnect();
        trial.settle(second);
        trial.settle(first);
        return first.settled() || second.settled();
    }

    /** Whether the asked side can leave once the peer has disconnected, outside of any callback. */
    public boolean leaveAfterTheEvent(Departure how) {
        Connection control = established(plan.registeringEvents());
        control.other().disconnect();
        trial.require(control.asked().awaitDisconnectEvent(), () -> "no disconnect event came");
        AsyncCall leaving = control.asked().leave(how);
        trial.settle(leaving);
        return leaving.settled();
    }

    // --- connects

    /**
     * Requires of a connect that has succeeded without having been accepted that others do not do so by themselves, while
     * nobody has decided on them: that is CON-32's.
     */
    public void requireNoSuccessOfItsOwnAccord(AsyncCall connect) {
        trial.require(
                !connect.completion().succeeded() || !succeedsByItself(),
                () -> "a connect succeeds that nobody has accepted yet (CON-32)");
    }

    /**
     * Requires, where a connect has failed, that another one is made: then it is the endpoint that speaks against the first.
     *
     * @param failed whether the connect has failed
     * @param like the other connection, which is accepted at once
     * @param endpoint what the other one is made over, in words
     */
    public void requireMade(boolean failed, ConnectionPlan like, String endpoint) {
        trial.requireControl(
                failed,
                () -> trial.madeBeside(
                        () -> new Connection(trial, like.ofVersion11().acceptedPlainly())
                                .connectEnded()
                                .completion()
                                .succeeded()),
                () -> "a connection over " + endpoint + " is not made either");
    }

    private boolean succeedsByItself() {
        Connection undecided = new Connection(trial, plan.answeredAfterwards()).requested();
        trial.letThingsSettle();
        return undecided.active().connect().completion().succeeded();
    }
}
