package org.ndktck.invariants;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Gate;
import org.ndktck.gate.NdkFunction;

/** What a try recorded so far, as the invariants ask for it. */
final class Recording {

    private volatile @Nullable Gate gate;

    void of(Gate watched) {
        gate = watched;
    }

    List<Call> calls() {
        Gate present = gate;
        return present == null ? List.of() : present.calls();
    }

    private List<AsyncCall> asyncCallsOn(NdkObject<?> object) {
        Gate present = gate;
        return present == null ? List.of() : present.asyncCallsOn(object);
    }

    Stream<EventCallback> eventsOf(NdkObject<?> owner) {
        Gate present = gate;
        return present == null
                ? Stream.empty()
                : present.events().stream().filter(event -> event.owner().equals(owner));
    }

    Stream<AsyncCall> requestsOn(NdkObject<?> object) {
        return asyncCallsOn(object).stream().filter(call -> call.function().kind() == NdkFunction.Kind.REQUEST);
    }

    /** Asked several times at every close of every try, so without a stream. */
    Optional<AsyncCall> closeOf(NdkObject<?> object) {
        for (AsyncCall call : asyncCallsOn(object)) {
            if (call.function().kind() == NdkFunction.Kind.CLOSE) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }

    /** Whether the consumer knows that the object is closed. */
    boolean isClosed(NdkObject<?> object) {
        return closeOf(object).filter(Recording::hasClosed).isPresent();
    }

    static boolean hasClosed(AsyncCall close) {
        return close.returned(NtStatus.STATUS_SUCCESS) || !close.callbacks().isEmpty();
    }

    List<NdkObject<?>> successorsOf(NdkObject<?> object) {
        Gate present = gate;
        return present == null ? List.of() : present.kinship().successorsOf(object);
    }

    String name(NdkObject<?> object) {
        Gate present = gate;
        return present == null ? Words.type(object) : present.name(object);
    }
}
