package org.ndktck.racing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.lifetime.HeadStart;
import org.ndktck.plan.lifetime.Posted;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Aside;
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
    private final ScenePlan plan;
    private final Posted posted;
    private final HeadStart start;
    private final Function<Party, Call> other;
    private final long depth;

    /** Has no connection yet. */
    public PostingRace(Trial trial, ScenePlan plan, Posted posted, HeadStart start, Function<Party, Call> other) {
        this.trial = trial;
        this.plan = plan.plain();
        this.posted = posted;
        this.start = start;
        this.other = other;
        this.depth = Math.min(MOST_REQUESTS, trial.queueDepth());
    }

    /** Races until something is wrong, or the rounds are over. */
    public Raced run() {
        takeTurns();
        List<RacingPosts> raced = new ArrayList<>();
        Raced present = round(0, raced);
        for (int number = 1; number < ROUNDS && present.isFine(); number++) {
            present = round(number, raced);
        }
        return present.isFine() ? onceMore(raced, present) : present;
    }

    /** What nobody asked for may come late. */
    private Raced onceMore(List<RacingPosts> raced, Raced last) {
        trial.letThingsSettle();
        return raced.stream()
                .map(RacingPosts::judged)
                .filter(judged -> !judged.isFine())
                .findFirst()
                .orElse(last);
    }

    private void takeTurns() {
        Party party = connected();
        PostedCall request = posted == Posted.SENDS ? party.send() : party.receive();
        Call call = other.apply(party);
        RacingPosts turns = new RacingPosts(trial, party, List.of(request), call, party.completed()).drained();
        trial.require(
                turns.judged().isFine(),
                () -> "a posted request and " + call.function()
                        + " do not bring what they should without a race either");
    }

    private Raced round(int number, List<RacingPosts> raced) {
        Party party = connected();
        StartingLine line = new StartingLine(start, number);
        List<PostedCall> posts = new CopyOnWriteArrayList<>();
        Aside<Boolean> posting = trial.aside(() -> post(party, line, posts));
        Aside<Call> calling = trial.aside(() -> {
            line.beforeTheOther();
            return other.apply(party);
        });
        if (!calling.returns() || !posting.returns()) {
            line.abandon();
            trial.rethrow();
            return hanging();
        }
        RacingPosts round = new RacingPosts(trial, party, posts, calling.get(), party.completed());
        raced.add(round);
        return round.drained().judged();
    }

    private Raced hanging() {
        List<Call> hanging = trial.unfinished();
        trial.require(!hanging.isEmpty(), () -> "a call on a second thread did not return in time");
        return Raced.missing(hanging.get(0), "both calls return", hanging.get(0).function() + " has not returned");
    }

    /** A connection whose peer has a receive for each send. */
    private Party connected() {
        Scene scene = new Scene(trial, plan, depth).established();
        if (posted == Posted.RECEIVES) {
            return scene.asked();
        }
        for (int receive = 0; receive < depth; receive++) {
            scene.passive().receive();
        }
        return scene.active();
    }

    /** Posts as many requests as may be outstanding, whether the other thread has ended some or not. */
    private boolean post(Party party, StartingLine line, List<PostedCall> posts) {
        long beforeTheOther = Math.max(1, depth / 2);
        line.beforeTheFirstPost();
        for (int post = 0; post < depth; post++) {
            if (post == beforeTheOther) {
                line.awaitTheOther();
            }
            posts.add(
                    posted == Posted.SENDS
                            ? trial.posting().send(party.qp())
                            : trial.posting().receive(party.qp()));
            line.afterAPost();
        }
        return true;
    }
}
