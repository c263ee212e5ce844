package org.ndktck.invariants;

import static org.ndktck.api.NtStatus.STATUS_PENDING;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CLO_10;
import static org.ndktck.catalog.RequirementId.CLO_11;
import static org.ndktck.catalog.RequirementId.CLO_12;
import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;
import static org.ndktck.catalog.RequirementId.DEV_11;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** A close does not fail, waits for whatever goes on at its object, and is the last that is heard of it. */
final class Closes extends Invariant {

    private final Recording recording;
    /** What had not completed when the close did; that it never completes is another matter (CB-01, CB-02). */
    private final Map<AsyncCall, List<AsyncCall>> overtaken = new ConcurrentHashMap<>();

    Closes(BreachSink sink, Recording recording) {
        super(sink);
        this.recording = recording;
    }

    private static boolean isClose(Call call) {
        return call.function().kind() == NdkFunction.Kind.CLOSE;
    }

    @Override
    public void returned(Call any) {
        if (!(any instanceof AsyncCall call) || !isClose(call)) {
            return;
        }
        if (call.returned(STATUS_SUCCESS)) {
            closed(call, Call::result);
        } else if (!call.returned(STATUS_PENDING) && isClosable(call)) {
            forbidden(CLO_05, call, "returned " + STATUS_SUCCESS + " or " + STATUS_PENDING, call.result());
        }
    }

    /** What has no table or is no object is not closed in vain: GEN-03 and CB-14 blame that. */
    private static boolean isClosable(AsyncCall close) {
        return !close.foundNoTable() && Creates.isWhole(close.target());
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        if (!isClose(call)) {
            silence(call.lifetime(), callback.number())
                    .ifPresent(breach -> breach.report(this, "the completion of " + call.function(), List.of()));
        } else if (call.isFirst(callback)) {
            closed(call, close -> "completed");
        }
    }

    @Override
    public void event(EventCallback event) {
        List<RequirementId> own = event.kind().isDisconnect() ? List.of(DEV_11) : List.of();
        silence(event.owner(), event.number()).ifPresent(breach -> breach.report(this, event.line(), own));
    }

    /** A callback that came when the consumer knew already that the object was closed. */
    private record Late(RequirementId row, AsyncCall close, String expected) {

        void report(Closes invariant, String callback, List<RequirementId> own) {
            List<RequirementId> rows = new ArrayList<>(List.of(row));
            rows.addAll(own);
            invariant.forbidden(rows, close, expected, callback + " came after it");
        }
    }

    private Optional<Late> silence(Lifetime object, int number) {
        Optional<AsyncCall> close = object.close();
        if (close.isEmpty()) {
            return Optional.empty();
        }
        AsyncCall call = close.get();
        if (call.returned(STATUS_SUCCESS)) {
            return Optional.of(new Late(CLO_11, call, "no callback after " + STATUS_SUCCESS));
        }
        List<CompletionCallback> completions = call.callbacks();
        return completions.isEmpty() || completions.get(0).number() > number
                ? Optional.empty()
                : Optional.of(new Late(CLO_10, call, "no callback after the close completion"));
    }

    private void closed(AsyncCall close, Function<AsyncCall, String> how) {
        List<AsyncCall> requests = goingOnAt(close.lifetime());
        if (!requests.isEmpty()) {
            overtaken.put(close, requests);
        }
        for (EventCallback event : recording.eventsOf(close.lifetime())) {
            if (event.span().running()) {
                forbidden(
                        List.of(CLO_14, CLO_15),
                        close,
                        "pending until " + event.line() + " has returned",
                        how.apply(close) + " while it was running");
            }
        }
    }

    private static List<AsyncCall> goingOnAt(Lifetime object) {
        List<AsyncCall> requests = new ArrayList<>(0);
        for (AsyncCall call : object.asyncCalls()) {
            if (call.function().kind() == NdkFunction.Kind.REQUEST && goesOn(call)) {
                requests.add(call);
            }
        }
        return requests;
    }

    private static boolean goesOn(AsyncCall request) {
        return request.callbacks().isEmpty() ? request.returned(STATUS_PENDING) : request.isInsideCallback();
    }

    /** Only now is it known whether a request that was going on had a completion to wait for. */
    @Override
    void over(AsyncCall close) {
        for (AsyncCall request : overtaken.getOrDefault(close, List.of())) {
            if (request.returned(STATUS_PENDING) && !request.callbacks().isEmpty()) {
                forbidden(
                        List.of(CLO_12, CLO_15),
                        close,
                        "pending until the completion of " + request.function() + " has returned",
                        close.completion().words() + " before that");
            }
        }
    }
}
