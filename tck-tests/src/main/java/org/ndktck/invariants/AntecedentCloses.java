package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.catalog.RequirementId.LIF_13;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** An object that others were made over or connected with closes after them. */
final class AntecedentCloses extends Invariant {

    private final Recording recording;
    private final Map<AsyncCall, List<Lifetime>> overtaken = new ConcurrentHashMap<>();

    AntecedentCloses(BreachSink sink, Recording recording) {
        super(sink);
        this.recording = recording;
    }

    private static boolean isClose(Call call) {
        return call.function().kind() == NdkFunction.Kind.CLOSE;
    }

    /** A successor whose own close has not returned yet may be closed already. */
    @Override
    public void returned(Call any) {
        if (!(any instanceof AsyncCall close) || !isClose(close) || !close.returned(NtStatus.STATUS_SUCCESS)) {
            return;
        }
        recording.successorsOf(close.lifetime()).stream()
                .filter(successor -> !successor.isClosed())
                .filter(successor -> successor.close().map(Call::ended).orElse(true))
                .forEach(successor -> forbidden(
                        LIF_08,
                        close,
                        "returned " + NtStatus.STATUS_PENDING + ": " + successor.name() + " is open",
                        close.result()));
        outrunCallbacks(close, Call::result);
    }

    @Override
    public void completed(AsyncCall close, CompletionCallback callback) {
        if (isClose(close) && callback.equals(close.callbacks().get(0))) {
            overtaken.put(
                    close,
                    recording.successorsOf(close.lifetime()).stream()
                            .filter(successor -> !successor.isClosed())
                            .toList());
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
            if (!recording.successorsOf(close.lifetime()).contains(successor)) {
                continue;
            }
            boolean closedInTime = successor
                    .close()
                    .filter(other -> closedBefore(other, close))
                    .isPresent();
            if (!closedInTime) {
                forbidden(
                        LIF_09,
                        close,
                        "the close completion comes after " + successor.name() + " is closed",
                        "it came while " + successor.name() + " was open");
            }
        }
    }

    private static boolean closedBefore(AsyncCall successor, AsyncCall antecedent) {
        int completion = antecedent.callbacks().get(0).number();
        return successor.returned(NtStatus.STATUS_SUCCESS)
                ? successor.number() < completion
                : successor.callbacks().stream().anyMatch(callback -> callback.number() < completion);
    }
}
