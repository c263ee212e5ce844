package org.ndktck.driving;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.invariants.About;
import org.ndktck.model.ConnectorModel;
import org.ndktck.model.Demand;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.Story;
import org.ndktck.plan.connecting.Move;
import org.ndktck.plan.connecting.Side;
import org.ndktck.report.model.Finding;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * Makes the calls of a story that the model permits when their turn comes, waits after each for what it
 * must bring about, and blames the requirement whose demand is not met.
 */
public final class Storyteller {

    private final Trial trial;
    private final Story story;
    private final Scene scene;
    private final ConnectorModel model = new ConnectorModel();
    private final Map<Side, AsyncCall> disconnects = new EnumMap<>(Side.class);

    /** Calls nothing yet. */
    public Storyteller(Trial trial, Story story) {
        this.trial = trial;
        this.story = story;
        this.scene = new Scene(
                trial, story.scene().answeredAfterwards().registeringEvents().limitedBy(DecidingCap.NONE_DECIDES));
    }

    /** Makes the calls that are legal when their turn comes. */
    public void tell() {
        scene.ready();
        for (Move move : story.moves().list()) {
            if (model.permits(move)) {
                tell(move);
            }
        }
    }

    private void tell(Move move) {
        boolean stale = model.isStale(move.side());
        List<Demand> demands = model.make(move);
        Call call = make(move);
        trial.told(move);
        if (!stale && demands.stream().noneMatch(demand -> demand.what() == Demand.What.DISCONNECT_ENDS)) {
            requireGoingOn(call);
        }
        for (Demand demand : demands) {
            judge(demand, call);
        }
        trial.rethrow();
    }

    private Call make(Move move) {
        Party party = scene.party(move.side());
        return switch (move) {
            case CONNECT -> scene.connecting().active().connect();
            case READ_REQUEST, READ_REPLY -> party.read().witnesses().get(0);
            case ACCEPT -> party.accept();
            case COMPLETE_CONNECT -> party.completeConnect();
            case REJECT_REQUEST, REJECT_REPLY -> party.reject();
            case DISCONNECT_ACTIVE, DISCONNECT_PASSIVE -> disconnect(party);
            case CLOSE_ACTIVE, CLOSE_PASSIVE -> {
                AsyncCall close = party.close();
                trial.settle(close);
                yield close;
            }
        };
    }

    private AsyncCall disconnect(Party party) {
        AsyncCall call = party.disconnect();
        disconnects.put(party.side(), call);
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
        Party party = scene.party(demand.side());
        switch (demand.what()) {
            case CONNECT_EVENT ->
                met(demand, made, scene.awaitRequest(), "it did not come", Finding.Kind.REQUIRED_MISSING);
            case CONNECT_SUCCEEDS -> ended(demand, party.connect(), true);
            case CONNECT_FAILS -> ended(demand, party.connect(), false);
            case ANSWER_SUCCEEDS -> ended(demand, party.answer(), true);
            case ANSWER_FAILS -> ended(demand, party.answer(), false);
            case ANSWER_ENDS -> ended(demand, party.answer(), null);
            case DISCONNECT_SUCCEEDS -> ended(demand, disconnectOf(party), true);
            case DISCONNECT_ENDS -> ended(demand, disconnectOf(party), null);
            case DISCONNECT_EVENT ->
                met(demand, made, party.awaitDisconnectEvent(), "it did not come", Finding.Kind.REQUIRED_MISSING);
            case ANSWER_FAILS_OR_DISCONNECT_EVENT -> failedOrTakenBack(demand, party);
        }
    }

    private AsyncCall disconnectOf(Party party) {
        return trial.required(disconnects.get(party.side()), () -> "NdkDisconnect was not called");
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

    private void failedOrTakenBack(Demand demand, Party party) {
        AsyncCall answer = party.answer();
        trial.settle(answer);
        boolean told = answer.settled() && (!answer.completion().succeeded() || party.awaitDisconnectEvent());
        met(demand, answer, told, answer.completion().words(), Finding.Kind.REQUIRED_MISSING);
    }

    private void met(Demand demand, Call call, boolean met, String observed, Finding.Kind kind) {
        if (!met) {
            trial.overtaken().ifPresent(reason -> {
                throw new PreconditionUnmet(reason);
            });
            trial.breach(demand.row(), kind, About.of(call), demand.what().toString(), observed);
            throw new PreconditionUnmet(demand.row() + ": " + demand.what() + ": " + observed);
        }
    }
}
