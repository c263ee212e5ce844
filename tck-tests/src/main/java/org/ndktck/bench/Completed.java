package org.ndktck.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.PostedCall;

/** The results of one side's work requests, collected from its completion queue as they come. */
public final class Completed {

    private static final String A_RESULT = "a result of a work request";
    private static final String A_NOTIFICATION = "a notification of a completion queue";
    private static final int ROOM = 4;

    private final Bench bench;
    private final NdkCq cq;
    private final List<NdkResult> results = new ArrayList<>();

    Completed(Bench bench, NdkCq cq) {
        this.bench = bench;
        this.cq = cq;
    }

    /** Collects until the result of a request has come; patience may end first. */
    public boolean await(PostedCall request) {
        return await(A_RESULT, () -> !resultsOf(request).isEmpty());
    }

    /** As {@link #await(PostedCall)}, for several requests that were posted while another thread did something. */
    boolean awaitEach(List<PostedCall> requests) {
        return await(
                "a result of a request posted in a race",
                () -> requests.stream().noneMatch(request -> resultsOf(request).isEmpty()));
    }

    private boolean await(String thing, BooleanSupplier come) {
        collect();
        boolean coming = true;
        while (coming && !come.getAsBoolean()) {
            long before = notifications();
            bench.posting().arm(cq, NdkCqNotificationType.ANY);
            collect();
            coming = come.getAsBoolean() || bench.await(thing, () -> notifications() > before);
            collect();
        }
        return come.getAsBoolean();
    }

    private void collect() {
        List<NdkResult> some = bench.posting().results(cq, ROOM).results();
        results.addAll(some);
        if (!some.isEmpty()) {
            collect();
        }
    }

    /** Collects until any result has come; patience may end first. */
    public void awaitAny() {
        collect();
        if (results.isEmpty()) {
            bench.posting().arm(cq, NdkCqNotificationType.ANY);
            collect();
            bench.await(A_RESULT, () -> !results.isEmpty() || notifications() > 0);
            collect();
        }
    }

    /** What the one result carries, as people read it. */
    public String contexts() {
        NdkResult result = results.get(0);
        return String.format("QPContext 0x%016X, RequestContext 0x%016X", result.qpContext(), result.requestContext());
    }

    /** Whether the one result carries these contexts. */
    public boolean carries(PostedCall request, long qpContext) {
        return resultsOf(request).stream().anyMatch(result -> result.qpContext() == qpContext);
    }

    /**
     * Arms an empty queue several times, one after the other, and each time waits for the notification of what is
     * posted then; patience may end first.
     *
     * @return whether each came, or was not due since the request did not succeed
     */
    public boolean answersArms(int count, Supplier<PostedCall> post) {
        return IntStream.range(0, count).allMatch(arm -> answersAnArm(post));
    }

    private boolean answersAnArm(Supplier<PostedCall> post) {
        collect();
        long before = notifications();
        bench.posting().arm(cq, NdkCqNotificationType.ANY);
        PostedCall posted = post.get();
        boolean come = bench.await(A_NOTIFICATION, () -> notifications() > before);
        collect();
        return come || !endedWith(posted, NtStatus.STATUS_SUCCESS);
    }

    /** How many notifications the completion queue has given. */
    public long notifications() {
        return bench.events().stream()
                .filter(event -> event.kind() == EventCallback.Kind.CQ_NOTIFICATION && event.owner() == cq)
                .count();
    }

    /** The results so far that carry the context of a request. */
    public List<NdkResult> resultsOf(PostedCall request) {
        return results.stream()
                .filter(result -> result.requestContext() == request.context())
                .toList();
    }

    /** Everything collected so far, once more looked for. */
    public List<NdkResult> all() {
        collect();
        return List.copyOf(results);
    }

    /** Whether a request has come to an end with a status. */
    public boolean endedWith(PostedCall request, NtStatus status) {
        return resultsOf(request).stream().anyMatch(result -> result.status().equals(status));
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
