package org.ndktck.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.PostedCall;
import org.ndktck.gate.PostedCalls;
import org.ndktck.gate.ResultsCall;

/** The results of one side's work requests, collected from its completion queue as they come. */
public final class CollectedResults {

    private static final String A_RESULT = "a result of a work request";
    private static final String A_NOTIFICATION = "a notification of a completion queue";
    private static final int ROOM = 4;
    private static final int LOOKS = 20;
    private static final long BETWEEN_LOOKS_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Notifications in a row without a result: a provider that announces results and gives none would be asked for ever. */
    private static final int MOST_IN_VAIN = 100;

    private final Trial trial;
    private final List<NdkCq> queues;
    private final List<Lifetime> lifetimes;
    private final List<Found> results = new ArrayList<>();

    /** A result, and the completion queue it was found in. */
    private record Found(NdkResult result, Lifetime queue) {}

    /** Has collected nothing yet. */
    public CollectedResults(Trial trial, List<NdkCq> queues) {
        this.trial = trial;
        this.queues = List.copyOf(queues);
        this.lifetimes = queues.stream().map(trial::lifetimeOf).toList();
    }

    /** Collects until the result of a request has come; patience may end first. */
    public boolean await(PostedCall request) {
        return await(A_RESULT, () -> !resultsOf(request).isEmpty());
    }

    /** As {@link #await(PostedCall)}, for several requests. */
    public boolean awaitEach(List<PostedCall> requests) {
        return await(
                "a result of each of several work requests",
                () -> requests.stream().noneMatch(request -> resultsOf(request).isEmpty()));
    }

    private boolean await(String thing, BooleanSupplier come) {
        collect();
        boolean coming = true;
        int inVain = 0;
        while (coming && inVain < MOST_IN_VAIN && !come.getAsBoolean()) {
            long before = notifications();
            int found = results.size();
            arm();
            collect();
            coming = come.getAsBoolean() || trial.await(thing, () -> notifications() > before);
            collect();
            inVain = results.size() > found ? 0 : inVain + 1;
        }
        return come.getAsBoolean();
    }

    private void collect() {
        queues.forEach(this::collect);
    }

    private void collect(NdkCq cq) {
        ResultsCall call = trial.posting().results(cq, ROOM);
        List<NdkResult> some = call.results();
        some.forEach(result -> results.add(new Found(result, call.lifetime())));
        if (!some.isEmpty()) {
            collect(cq);
        }
    }

    /** Arms each queue; gives the last arm. */
    private Call arm() {
        return queues.stream()
                .map(cq -> trial.posting().arm(cq, NdkCqNotificationType.ANY))
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    /** Collects until as many results have come; patience may end first. */
    public boolean await(int count) {
        return await(A_RESULT, () -> results.size() >= count);
    }

    /** The contexts that the results carry, in an order of their own, as people read them. */
    public String contexts() {
        return words(results.stream().map(Found::result), NdkResult::qpContext, NdkResult::requestContext);
    }

    /** The contexts that the results of these requests carry, as {@link #contexts()}. */
    public static String contextsOf(List<PostedCall> requests) {
        return words(requests.stream(), PostedCall::qpContext, PostedCall::context);
    }

    private static <T> String words(Stream<T> all, ToLongFunction<T> qpContext, ToLongFunction<T> requestContext) {
        Map<String, String> ofQueuePairs = all.collect(Collectors.groupingBy(
                one -> hex(qpContext.applyAsLong(one)),
                TreeMap::new,
                Collectors.mapping(
                        one -> hex(requestContext.applyAsLong(one)),
                        Collectors.collectingAndThen(Collectors.toList(), CollectedResults::sorted))));
        return ofQueuePairs.entrySet().stream()
                .map(one -> "QPContext " + one.getKey() + ", RequestContext " + one.getValue())
                .collect(Collectors.joining("; "));
    }

    private static String sorted(List<String> contexts) {
        return contexts.stream().sorted().collect(Collectors.joining(" and "));
    }

    private static String hex(long context) {
        return String.format("0x%016X", context);
    }

    /**
     * Arms the queue, without a result in it, before something is posted, and waits for the notification.
     *
     * @param post posts what must succeed to judge anything by it
     */
    public Answer armThenPost(Supplier<PostedCall> post) {
        collect();
        long before = notifications();
        Call arm = arm();
        return answer(arm, post.get(), before);
    }

    /**
     * Arms the queue when the result of something is in it, and waits for the notification.
     *
     * @param post posts what must succeed to judge anything by it
     */
    public Answer postThenArm(Supplier<PostedCall> post) {
        collect();
        long before = notifications();
        PostedCall posted = post.get();
        trial.letThingsSettle();
        return answer(arm(), posted, before);
    }

    private Answer answer(Call arm, PostedCall posted, long before) {
        boolean come = trial.await(A_NOTIFICATION, () -> notifications() > before);
        collect();
        trial.require(endedWith(posted, NtStatus.STATUS_SUCCESS), () -> posted.function() + ": " + words(posted));
        return new Answer(arm, come);
    }

    /**
     * What became of an arm for which a result was there.
     *
     * @param arm the call of NdkArmCq
     * @param come whether the notification came
     */
    public record Answer(Call arm, boolean come) {}

    /** How many notifications the completion queue has given. */
    public long notifications() {
        return trial.events().stream()
                .filter(event ->
                        event.kind() == EventCallback.Kind.CQ_NOTIFICATION && lifetimes.contains(event.owner()))
                .count();
    }

    /** The results so far that carry the context of a request and are no other's. */
    public List<NdkResult> resultsOf(PostedCall request) {
        PostedCalls posted = new PostedCalls(trial.calls());
        return results.stream()
                .filter(found -> posted.of(found.result(), found.queue())
                        .filter(request::equals)
                        .isPresent())
                .map(Found::result)
                .toList();
    }

    /** Everything collected so far, once more looked for. */
    public List<NdkResult> all() {
        collect();
        return results.stream().map(Found::result).toList();
    }

    /** Collects until each request has a result, for a moment at most; arms nothing. */
    public void collectForAMoment() {
        collect();
        for (int look = 0; look < LOOKS && isAnyMissing(); look++) {
            trial.letPass(BETWEEN_LOOKS_NANOS);
            collect();
        }
    }

    private boolean isAnyMissing() {
        return trial.calls().stream()
                        .filter(PostedCall.class::isInstance)
                        .map(PostedCall.class::cast)
                        .filter(call -> lifetimes.contains(call.queue()) && call.returned(NtStatus.STATUS_SUCCESS))
                        .count()
                > results.size();
    }

    /** Whether a request has come to an end with a status. */
    public boolean endedWith(PostedCall request, NtStatus status) {
        return resultsOf(request).stream().anyMatch(result -> result.status().equals(status));
    }

    /** Whether each of several requests has come to an end with a status. */
    public boolean eachEndedWith(List<PostedCall> requests, NtStatus status) {
        return requests.stream().allMatch(request -> endedWith(request, status));
    }

    /** The statuses of the results of several requests, in the order they were posted in, as people read them. */
    public String words(List<PostedCall> requests) {
        return requests.stream().map(this::words).collect(Collectors.joining("; "));
    }

    /** Whether a request was refused, or has come to an end without success. */
    public boolean failed(PostedCall request) {
        boolean refused = !request.returned(NtStatus.STATUS_SUCCESS);
        return refused || (await(request) && !endedWith(request, NtStatus.STATUS_SUCCESS));
    }

    /** The statuses of a request's results, as people read them. */
    public String words(PostedCall request) {
        List<NdkResult> of = resultsOf(request);
        return of.isEmpty() ? "no result came" : "its result has " + of.get(0).status();
    }
}
