package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.catalog.RequirementId.QP_16;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.Call;
import org.ndktck.gate.PostedCall;
import org.ndktck.gate.PostedCalls;
import org.ndktck.gate.ResultsCall;
import org.ndktck.record.CallOrder;
import org.ndktck.record.TryRecord;

/** The results that were collected are those of requests that were posted, each once. */
final class ResultRules {

    private final TryRecord record;
    private final Consumer<Breach> out;
    private boolean isBroken;

    ResultRules(TryRecord record, Consumer<Breach> out) {
        this.record = record;
        this.out = out;
    }

    void judge() {
        PostedCalls posted = new PostedCalls(record.calls());
        Set<PostedCall> told = new HashSet<>();
        for (Call call : record.calls()) {
            if (call instanceof ResultsCall results) {
                counted(results);
                for (NdkResult result : results.results()) {
                    PostedCall post = posted.of(result, results.lifetime()).orElse(null);
                    if (post == null) {
                        ofNothing(results, result);
                    } else if (!post.returned(NtStatus.STATUS_SUCCESS)) {
                        ofARefusedOne(results, result, post);
                    } else if (told.add(post)) {
                        ofItsQueuePair(results, result, post);
                    } else {
                        ofOneThatHadItsResult(results, result);
                    }
                }
            }
        }
        if (!isBroken) {
            withoutAResult(told);
        }
    }

    /** A result that is another's, or is not told of, would be missed here once more. */
    private void withoutAResult(Set<PostedCall> told) {
        record.calls().stream()
                .filter(call -> call instanceof PostedCall post
                        && post.returned(NtStatus.STATUS_SUCCESS)
                        && !told.contains(post)
                        && isDrainedAfterItsQueuePairWasClosed(post))
                .forEach(this::withoutAResult);
    }

    /** No result is late any more then (QP-17). */
    private boolean isDrainedAfterItsQueuePairWasClosed(PostedCall post) {
        return post.lifetime()
                .close()
                .filter(close -> record.calls().stream()
                        .anyMatch(call -> call instanceof ResultsCall results
                                && results.lifetime().equals(post.queue())
                                && results.foundTheLast()
                                && CallOrder.succeededBefore(close, results.number())))
                .isPresent();
    }

    private void withoutAResult(Call post) {
        breach(new Breach(
                QP_15,
                post,
                "one result of each posted request",
                "no result was in the completion queue when the queue pair was closed, and the call " + post.result()));
    }

    private void breach(Breach breach) {
        isBroken = true;
        out.accept(breach);
    }

    private void counted(ResultsCall call) {
        if (call.returned(NtStatus.STATUS_SUCCESS) && !call.storedWhatItCounted()) {
            breach(new Breach(
                    QP_15,
                    call,
                    "as many results stored, from index 0 on, as the function returns",
                    call.results().size() + " stored, and " + call.result()));
        }
    }

    private void ofNothing(ResultsCall call, NdkResult result) {
        breach(new Breach(
                QP_16,
                call,
                "a result with the context of a posted request",
                words(result) + ", which no posted request has"));
    }

    private void ofARefusedOne(ResultsCall call, NdkResult result, PostedCall post) {
        breach(new Breach(
                QP_15,
                call,
                "no result of a request that was not posted with success",
                words(result) + ", which is of #" + post.number() + " " + post.function() + ", which "
                        + post.result()));
    }

    private void ofOneThatHadItsResult(ResultsCall call, NdkResult result) {
        breach(new Breach(
                QP_15, call, "one result of each posted request", words(result) + ", one more than were posted"));
    }

    private static String words(NdkResult result) {
        return "a result with the context " + Long.toHexString(result.requestContext()) + " and " + result.status();
    }

    private void ofItsQueuePair(ResultsCall call, NdkResult result, PostedCall post) {
        if (result.qpContext() != post.qpContext()) {
            breach(new Breach(
                    QP_16,
                    call,
                    "the result of a request on " + post.object() + " with its QPContext "
                            + Long.toHexString(post.qpContext()),
                    "a result with the QPContext " + Long.toHexString(result.qpContext())));
        }
    }
}
