package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.catalog.RequirementId.LIF_13;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/**
 * An object that others were made over or connected with closes after them. Where it closes while an event of its own runs, it
 * has waited for nothing, and the rows about that event blame it. A successor whose own close fails or never completes is the
 * matter of the rows about that close: what has become of the successor nobody knows.
 */
final class AntecedentCloses extends Invariant {

    private final Recording recording;
    /** The successors that were not closed when a close of their antecedent was over. */
    private final Map<AsyncCall, List<Lifetime>> overtaken = new ConcurrentHashMap<>();

    AntecedentCloses(BreachSink sink, Recording recording) {
        super(sink);
        this.recording = recording;
    }

    private static boolean isClose(Call call) {
        return call.function().kind() == NdkFunction.Kind.CLOSE;
    }

    private boolean isInsideItsEvent(AsyncCall close) {
        return recording.eventsOf(close.lifetime()).stream()
                .anyMatch(event -> event.span().running());
    }

    private List<Lifetime> openSuccessors(AsyncCall close, Predicate<Lifetime> which) {
        List<Lifetime> open = new ArrayList<>(0);
        for (Lifetime successor : recording.successorsOf(close.lifetime())) {
            if (!successor.isClosed() && which.test(successor)) {
                open.add(successor);
            }
        }
        return open;
    }

    /** A successor whose own close has not returned yet may be closed already. */
    @Override
    public void returned(Call any) {
        if (!(any instanceof AsyncCall close)
                || !isClose(close)
                || !close.returned(NtStatus.STATUS_SUCCESS)
                || isInsideItsEvent(close)) {
            return;
        }
        openSuccessors(close, successor -> successor.close().isEmpty())
                .forEach(successor -> closedUnder(successor, close));
        overtaken.put(
                close,
                openSuccessors(
                        close,
                        successor -> successor.close().filter(Call::ended).isPresent()));
        outrunCallbacks(close, Call::result);
    }

    @Override
    public void completed(AsyncCall close, CompletionCallback callback) {
        if (isClose(close) && close.isFirst(callback) && !isInsideItsEvent(close)) {
            overtaken.put(close, openSuccessors(close, successor -> true));
            outrunCallbacks(close, completed -> "completed");
        }
    }

    private void outrunCallbacks(AsyncCall close, Function<AsyncCall, String> how) {
        for (Lifetime successor : recording.successorsOf(close.lifetime())) {
            if (successor.close().filter(AsyncCall::isInsideCallback).isPresent()) {
                forbidden(
                        LIF_13,
                        close,
                        "pending until the close completion of " + successor.name() + " has returned",
                        how.apply(close) + " while it was running");
            }
        }
    }

    /**
     * Only now is it known how the close of a successor ended that was under way, and whether a connect
     * that was under way failed and made no sure bond.
     */
    @Override
    void over(AsyncCall close) {
        for (Lifetime successor : overtaken.getOrDefault(close, List.of())) {
            boolean known = successor
                    .close()
                    .map(other -> other.completion().succeeded())
                    .orElse(true);
            if (known && recording.successorsOf(close.lifetime()).contains(successor)) {
                outlived(successor, close);
            }
        }
    }

    private void outlived(Lifetime successor, AsyncCall close) {
        if (close.returned(NtStatus.STATUS_SUCCESS)) {
            closedUnder(successor, close);
        } else if (successor.close().filter(other -> closedBefore(other, close)).isEmpty()) {
            forbidden(
                    LIF_09,
                    close,
                    "the close completion comes after " + successor.name() + " is closed",
                    "it came while " + successor.name() + " was open");
        }
    }

    private void closedUnder(Lifetime successor, AsyncCall close) {
        forbidden(
                LIF_08,
                close,
                "returned " + NtStatus.STATUS_PENDING + ": " + successor.name() + " is open",
                close.result());
    }

    private static boolean closedBefore(AsyncCall successor, AsyncCall antecedent) {
        int completion = antecedent.callbacks().get(0).number();
        return successor.returned(NtStatus.STATUS_SUCCESS)
                ? successor.number() < completion
                : successor.callbacks().stream().anyMatch(callback -> callback.number() < completion);
    }
}
