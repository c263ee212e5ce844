package org.ndktck.racing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.FirstToStart;
import org.ndktck.plan.lifetime.PostedRequests;
import org.ndktck.trial.SecondThreadTask;
import org.ndktck.trial.Trial;

/**
 * Requests posted on one thread while another flushes their queue pair, or closes its connector: round
 * after round, each on a connection of its own, since a provider may refuse everything afterwards.
 *
 * <p>First comes a round in which the two take turns. What goes wrong in that one is not due to the race.
 */
public final class PostingRace {

    private static final int ROUNDS = 4;
    private static final long MOST_REQUESTS = 8;

    private final Trial trial;
    private final ConnectionPlan plan;
    private final PostedRequests posted;
    private final FirstToStart start;
    private final Function<ConnectionSide, Call> other;
    private final long depth;

    /** Has no connection yet. */
    public PostingRace(
            Trial trial,
            ConnectionPlan plan,
            PostedRequests posted,
            FirstToStart start,
            Function<ConnectionSide, Call> other) {
        this.trial = trial;
        this.plan = plan.plain();
        this.posted = posted;
        this.start = start;
        this.other = other;
        this.depth = Math.min(MOST_REQUESTS, trial.queueDepth());
    }

    /** Races until something is wrong, or the rounds are over. */
    public RaceResult run() {
        takeTurns();
        List<RacingPosts> raced = new ArrayList<>();
        RaceResult present = round(0, raced);
        for (int number = 1; number < ROUNDS && present.isFine(); number++) {
            present = round(number, raced);
        }
        return present.isFine() ? onceMore(raced, present) : present;
    }

    /** What nobody asked for may come late. */
    private RaceResult onceMore(List<RacingPosts> raced, RaceResult last) {
        trial.letThingsSettle();
        return raced.stream()
                .map(RacingPosts::judged)
                .filter(judged -> !judged.isFine())
                .findFirst()
                .orElse(last);
    }

    private void takeTurns() {
        ConnectionSide side = connected();
        PostedCall request = posted == PostedRequests.SENDS ? side.send() : side.receive();
        Call call = other.apply(side);
        RacingPosts turns = new RacingPosts(trial, side, List.of(request), call, side.collectedResults()).drained();
        trial.require(
                turns.judged().isFine(),
                () -> "a posted request and " + call.function()
                        + " do not bring what they should without a race either");
    }

    private RaceResult round(int number, List<RacingPosts> raced) {
        ConnectionSide side = connected();
        SimultaneousStart line = new SimultaneousStart(start, number);
        List<PostedCall> posts = new CopyOnWriteArrayList<>();
        SecondThreadTask<Boolean> posting = trial.onSecondThread(() -> post(side, line, posts));
        SecondThreadTask<Call> calling = trial.onSecondThread(() -> {
            line.beforeTheOther();
            return other.apply(side);
        });
        if (!calling.returns() || !posting.returns()) {
            line.abandon();
            trial.rethrow();
            return hanging();
        }
        RacingPosts round = new RacingPosts(trial, side, posts, calling.get(), side.collectedResults());
        raced.add(round);
        return round.drained().judged();
    }

    private RaceResult hanging() {
        List<Call> hanging = trial.unfinished();
        trial.require(!hanging.isEmpty(), () -> "a call on a second thread did not return in time");
        return RaceResult.missing(
                hanging.get(0), "both calls return", hanging.get(0).function() + " has not returned");
    }

    /** A connection whose peer has a receive for each send. */
    private ConnectionSide connected() {
        Connection connection = new Connection(trial, plan, depth).established();
        if (posted == PostedRequests.RECEIVES) {
            return connection.asked();
        }
        for (int receive = 0; receive < depth; receive++) {
            connection.passive().receive();
        }
        return connection.active();
    }

    /** Posts as many requests as may be outstanding, whether the other thread has ended some or not. */
    private boolean post(ConnectionSide side, SimultaneousStart line, List<PostedCall> posts) {
        long beforeTheOther = Math.max(1, depth / 2);
        line.beforeTheFirstPost();
        for (int post = 0; post < depth; post++) {
            if (post == beforeTheOther) {
                line.awaitTheOther();
            }
            posts.add(
                    posted == PostedRequests.SENDS
                            ? trial.posting().send(side.qp())
                            : trial.posting().receive(side.qp()));
            line.afterAPost();
        }
        return true;
    }
}
