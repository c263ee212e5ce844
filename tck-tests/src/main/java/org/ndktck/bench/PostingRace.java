package org.ndktck.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.HeadStart;
import org.ndktck.plan.Posted;
import org.ndktck.plan.ScenePlan;

/**
 * Requests posted on one thread while another flushes their queue pair, or closes its connector: round
 * after round, each on a connection of its own, since a provider may refuse everything afterwards.
 *
 * <p>First comes a round in which the two take turns. What goes wrong in that one is not due to the race.
 */
final class PostingRace {

    private static final int ROUNDS = 4;
    private static final long MOST_REQUESTS = 8;

    private final Bench bench;
    private final ScenePlan plan;
    private final Posted posted;
    private final HeadStart start;
    private final Function<Party, Call> other;
    private final long depth;

    PostingRace(Bench bench, ScenePlan plan, Posted posted, HeadStart start, Function<Party, Call> other) {
        this.bench = bench;
        this.plan = plan.plain();
        this.posted = posted;
        this.start = start;
        this.other = other;
        this.depth = Math.min(MOST_REQUESTS, bench.queueDepth());
    }

    /** Races until something is wrong, or the rounds are over. */
    Raced run() {
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
        bench.letThingsSettle();
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
        RacingPosts turns = new RacingPosts(bench, party, List.of(request), call, party.completed()).drained();
        bench.require(
                turns.judged().isFine(),
                () -> "a posted request and " + call.function()
                        + " do not bring what they should without a race either");
    }

    private Raced round(int number, List<RacingPosts> raced) {
        Party party = connected();
        StartingLine line = new StartingLine(start, number);
        List<PostedCall> posts = new CopyOnWriteArrayList<>();
        Aside<Boolean> posting = bench.aside(() -> post(party, line, posts));
        Aside<Call> calling = bench.aside(() -> {
            line.beforeTheOther();
            return other.apply(party);
        });
        if (!calling.returns() || !posting.returns()) {
            line.abandon();
            bench.rethrow();
            return hanging();
        }
        RacingPosts round = new RacingPosts(bench, party, posts, calling.get(), party.completed());
        raced.add(round);
        return round.drained().judged();
    }

    private Raced hanging() {
        List<Call> hanging = bench.unfinished();
        bench.require(!hanging.isEmpty(), () -> "a call on a second thread did not return in time");
        return Raced.missing(hanging.get(0), "both calls return", hanging.get(0).function() + " has not returned");
    }

    /** A connection whose peer has a receive for each send. */
    private Party connected() {
        Scene scene = bench.roomyScene(plan, depth).established();
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
                            ? bench.posting().send(party.qp())
                            : bench.posting().receive(party.qp()));
            line.afterAPost();
        }
        return true;
    }
}
