package org.ndktck.racing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ndktck.api.NtStatus;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.trial.CollectedResults;
import org.ndktck.trial.Trial;

/**
 * One round of a race that is over: what was posted, and what the other thread called meanwhile.
 *
 * @param side the side that posted
 * @param posts its requests, accepted or not
 * @param other the other thread's call
 * @param completed what came of the requests
 */
record RacingPosts(Trial trial, ConnectionSide side, List<PostedCall> posts, Call other, CollectedResults completed) {

    /** Flushes, and waits for the results of what was accepted. */
    RacingPosts drained() {
        if (other instanceof AsyncCall request) {
            trial.settle(request);
        }
        trial.posting().flush(side.qp());
        completed.awaitEach(accepted());
        return this;
    }

    private List<PostedCall> accepted() {
        return posts.stream()
                .filter(post -> post.returned(NtStatus.STATUS_SUCCESS))
                .toList();
    }

    /** The first thing that is wrong, if any is. */
    RaceResult judged() {
        return threw().or(this::ended).or(this::lost).or(this::unasked).orElseGet(() -> RaceResult.fine(other));
    }

    private Optional<RaceResult> threw() {
        return Stream.concat(posts.stream(), Stream.of(other))
                .filter(call -> call.status().isEmpty())
                .findFirst()
                .map(call -> RaceResult.forbidden(
                        call,
                        "both calls do what they do one after the other",
                        call.function() + " " + call.result() + " while "
                                + (call == other ? "a request was posted" : other.function() + " ran")));
    }

    private Optional<RaceResult> ended() {
        if (!(other instanceof AsyncCall request) || request.completion().succeeded()) {
            return Optional.empty();
        }
        String expected = other.function() + " ends as it does while nobody posts";
        String observed = other.function() + " " + request.completion().words();
        return Optional.of(
                request.settled()
                        ? RaceResult.forbidden(other, expected, observed)
                        : RaceResult.missing(other, expected, observed));
    }

    /** A request without a result is late until its queue pair is closed, and lost from then on (QP-17). */
    private Optional<RaceResult> lost() {
        if (withoutResult().isEmpty()) {
            return Optional.empty();
        }
        trial.closeIfOpen(side.connector());
        AsyncCall close = trial.close(side.qp());
        boolean closed = close.completion().succeeded();
        completed.all();
        String expected = "one result of each request that was accepted while " + other.function() + " ran";
        return withoutResult()
                .map(request -> closed
                        ? RaceResult.forbidden(request, expected, "no result had come when the queue pair was closed")
                        : RaceResult.missing(request, expected, "no result came"));
    }

    private Optional<PostedCall> withoutResult() {
        return accepted().stream()
                .filter(request -> completed.resultsOf(request).isEmpty())
                .findFirst();
    }

    private Optional<RaceResult> unasked() {
        int results = completed.all().size();
        Optional<RaceResult> several = posts.stream()
                .filter(post -> completed.resultsOf(post).size() > most(post))
                .findFirst()
                .map(post -> RaceResult.forbidden(
                        post,
                        most(post) == 0 ? "no result of a request that was refused" : "one result of each request",
                        completed.resultsOf(post).size() + " of its results came; " + other.function()
                                + " ran meanwhile"));
        return several.isPresent() || results == accepted().size()
                ? several
                : Optional.of(RaceResult.forbidden(
                        other,
                        "results of the requests that were posted",
                        results + " results came of " + accepted().size() + " requests"));
    }

    private static int most(PostedCall post) {
        return post.returned(NtStatus.STATUS_SUCCESS) ? 1 : 0;
    }
}
