package org.ndktck.driving;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.invariants.BreachSubject;
import org.ndktck.model.ConnectorModel;
import org.ndktck.model.Demand;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.Side;
import org.ndktck.report.model.Finding;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Makes the calls of a call sequence that the model permits when their turn comes, waits after each for what it
 * must bring about, and blames the requirement whose demand is not met.
 */
public final class CallSequenceRunner {

    private final Trial trial;
    private final CallSequence sequence;
    private final Connection connection;
    private final ConnectorModel model = new ConnectorModel();
    private final Map<Side, AsyncCall> disconnects = new EnumMap<>(Side.class);

    /** Calls nothing yet. */
    public CallSequenceRunner(Trial trial, CallSequence sequence) {
        this.trial = trial;
        this.sequence = sequence;
        this.connection = new Connection(
                trial,
                sequence.connection().answeredAfterwards().registeringEvents().limitedBy(DecidingCap.NONE_DECIDES));
    }

    /** Makes the calls that are legal when their turn comes. */
    public void run() {
        connection.ready();
        for (ConsumerCall next : sequence.calls().list()) {
            if (model.permits(next)) {
                run(next);
            }
        }
    }

    private void run(ConsumerCall next) {
        boolean stale = model.isStale(next.side());
        List<Demand> demands = model.make(next);
        Call call = make(next);
        trial.told(next);
        if (!stale && demands.stream().noneMatch(demand -> demand.what() == Demand.What.DISCONNECT_ENDS)) {
            requireGoingOn(call);
        }
        for (Demand demand : demands) {
            judge(demand, call);
        }
        trial.rethrow();
    }

    private Call make(ConsumerCall next) {
        ConnectionSide side = connection.side(next.side());
        return switch (next) {
            case CONNECT -> connection.connecting().active().connect();
            case READ_REQUEST, READ_REPLY -> side.read().witnesses().get(0);
            case ACCEPT -> side.accept();
            case COMPLETE_CONNECT -> side.completeConnect();
            case REJECT_REQUEST, REJECT_REPLY -> side.reject();
            case DISCONNECT_ACTIVE, DISCONNECT_PASSIVE -> disconnect(side);
            case CLOSE_ACTIVE, CLOSE_PASSIVE -> {
                AsyncCall close = side.close();
                trial.settle(close);
                yield close;
            }
        };
    }

    private AsyncCall disconnect(ConnectionSide side) {
        AsyncCall call = side.disconnect();
        disconnects.put(side.side(), call);
        return call;
    }

    /** A call that the peer has not outrun must not fail at once; the rows of its function judge that. */
    private void requireGoingOn(Call call) {
        trial.require(
                call.returned(NtStatus.STATUS_PENDING) || call.returned(NtStatus.STATUS_SUCCESS),
                () -> call.function() + " " + call.result());
    }

    /** The call by which a demand is met, and whether it is. */
    private void judge(Demand demand, Call made) {
        ConnectionSide side = connection.side(demand.side());
        switch (demand.what()) {
            case CONNECT_EVENT ->
                met(demand, made, connection.awaitRequest(), "it did not come", Finding.Kind.REQUIRED_MISSING);
            case CONNECT_SUCCEEDS -> ended(demand, side.connect(), true);
            case CONNECT_FAILS -> ended(demand, side.connect(), false);
            case ANSWER_SUCCEEDS -> ended(demand, side.answer(), true);
            case ANSWER_FAILS -> ended(demand, side.answer(), false);
            case ANSWER_ENDS -> ended(demand, side.answer(), null);
            case DISCONNECT_SUCCEEDS -> ended(demand, disconnectOf(side), true);
            case DISCONNECT_ENDS -> ended(demand, disconnectOf(side), null);
            case DISCONNECT_EVENT ->
                met(demand, made, side.awaitDisconnectEvent(), "it did not come", Finding.Kind.REQUIRED_MISSING);
            case ANSWER_FAILS_OR_DISCONNECT_EVENT -> failedOrTakenBack(demand, side);
        }
    }

    private AsyncCall disconnectOf(ConnectionSide side) {
        return trial.required(disconnects.get(side.side()), () -> "NdkDisconnect was not called");
    }

    private void ended(Demand demand, AsyncCall call, @Nullable Boolean success) {
        trial.settle(call);
        String words = call.completion().words();
        met(demand, call, call.settled(), words, Finding.Kind.REQUIRED_MISSING);
        met(
                demand,
                call,
                success == null || success == call.completion().succeeded(),
                words,
                Finding.Kind.FORBIDDEN_SEEN);
    }

    private void failedOrTakenBack(Demand demand, ConnectionSide side) {
        AsyncCall answer = side.answer();
        trial.settle(answer);
        boolean told = answer.settled() && (!answer.completion().succeeded() || side.awaitDisconnectEvent());
        met(demand, answer, told, answer.completion().words(), Finding.Kind.REQUIRED_MISSING);
    }

    private void met(Demand demand, Call call, boolean met, String observed, Finding.Kind kind) {
        if (!met) {
            trial.timedOutAttempt().ifPresent(reason -> {
                throw new PreconditionUnmet(reason);
            });
            trial.breach(
                    demand.row(), kind, BreachSubject.of(call), demand.what().toString(), observed);
            throw new PreconditionUnmet(demand.row() + ": " + demand.what() + ": " + observed);
        }
    }
}
