package org.ndktck.invariants;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** One outcome for each asynchronous call, by its return value or by one completion with its context. */
final class Completions extends Invariant {

    private final Recording recording;

    Completions(BreachSink sink, Recording recording) {
        super(sink);
        this.recording = recording;
    }

    @Override
    public void returned(Call any) {
        if (!(any instanceof AsyncCall call) || call.returned(NtStatus.STATUS_PENDING)) {
            return;
        }
        for (CompletionCallback callback : call.callbacks()) {
            if (callback.beforeReturn()) {
                forbidden(
                        completedBeforeAnInlineOutcome(call),
                        call,
                        "returned " + NtStatus.STATUS_PENDING + " after calling the completion",
                        call.result() + " after calling the completion " + where(callback));
            }
        }
    }

    private static List<RequirementId> completedBeforeAnInlineOutcome(AsyncCall call) {
        return call.function().kind() == NdkFunction.Kind.REQUEST ? List.of(RequirementId.CB_09) : inlineDoesNot(call);
    }

    /** An inline success of a close has a row of its own. */
    private static List<RequirementId> inlineDoesNot(AsyncCall call) {
        List<RequirementId> rows =
                new ArrayList<>(RequirementsOfContract.of(SharedContract.INLINE_DOES_NOT, call.function()));
        if (call.function().kind() == NdkFunction.Kind.CLOSE && call.returned(NtStatus.STATUS_SUCCESS)) {
            rows.add(RequirementId.CLO_03);
        }
        return rows;
    }

    private static String where(CompletionCallback callback) {
        return callback.onCallersStack() ? "on the caller's stack" : "on another thread";
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        if (callback.context() != call.context()) {
            forbidden(
                    RequirementsOfContract.of(SharedContract.CONTEXT, call.function()),
                    call,
                    FindingNames.given(call.context()),
                    FindingNames.passed(callback.context()));
        }
        if (call.function().kind() == NdkFunction.Kind.REQUEST && NtStatus.STATUS_PENDING.equals(callback.status())) {
            forbidden(
                    RequirementId.CB_05, call, "completed with a final status", "completed with " + callback.status());
        }
        List<CompletionCallback> all = call.callbacks();
        if (!callback.beforeReturn() && !call.returned(NtStatus.STATUS_PENDING)) {
            forbidden(
                    inlineDoesNot(call), call, "no completion after it " + call.result(), "the completion was called");
        } else if (all.size() > 1) {
            forbidden(
                    RequirementsOfContract.of(SharedContract.ONCE, call.function()),
                    call,
                    "exactly one completion",
                    "completion number " + all.size());
        }
    }

    @Override
    void over(AsyncCall call) {
        if (call.returned(NtStatus.STATUS_PENDING) && call.callbacks().isEmpty() && hadItsLastChance(call)) {
            missing(
                    RequirementsOfContract.of(SharedContract.PENDING_COMPLETES, call.function()),
                    call,
                    "the completion is called after " + NtStatus.STATUS_PENDING,
                    call.completion().words() + notEven(call));
        }
    }

    /**
     * A request ends with the close of its object, and a close with those of its successors: where the kit did not call
     * these, since such a close ended the process before, nothing is missing. Which objects are successors is not always
     * sure, so that one which is left open excuses every close.
     */
    private boolean hadItsLastChance(AsyncCall call) {
        return switch (call.function().kind()) {
            case REQUEST -> isClosing(call.lifetime());
            case CLOSE ->
                Stream.concat(
                                recording.successorsOf(call.lifetime()).stream(),
                                recording.calls().stream().map(Call::lifetime))
                        .filter(lifetime -> !(lifetime.object() instanceof NdkAdapter))
                        .allMatch(Completions::isClosing);
            default -> true;
        };
    }

    private static boolean isClosing(Lifetime object) {
        return object.close().isPresent();
    }

    private static String notEven(AsyncCall call) {
        return switch (call.function()) {
            case LISTEN -> ", not even when the listener was closed";
            case CONNECT,
                    CONNECT_WITH_SHARED_ENDPOINT,
                    ACCEPT,
                    ACCEPT_EX,
                    COMPLETE_CONNECT,
                    COMPLETE_CONNECT_EX,
                    DISCONNECT -> ", not even when the connector was closed";
            default -> "";
        };
    }
}
