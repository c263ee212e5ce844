package org.ndktck.invariants;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Gate;
import org.ndktck.gate.Lifetime;
import org.ndktck.record.TryRecord;

/** What a try recorded so far, as the invariants ask for it. */
final class Recording {

    private volatile @Nullable Gate gate;

    void of(Gate watched) {
        gate = watched;
    }

    private Gate gate() {
        return Objects.requireNonNull(gate, "the gate of a try that has begun");
    }

    List<Call> calls() {
        Gate present = gate;
        return present == null ? List.of() : present.calls();
    }

    /** The events of an object; asked at every close and event, so without a stream. */
    List<EventCallback> eventsOf(Lifetime owner) {
        List<EventCallback> events = new ArrayList<>(0);
        for (EventCallback event : gate().events()) {
            if (event.owner().equals(owner)) {
                events.add(event);
            }
        }
        return events;
    }

    List<Lifetime> successorsOf(Lifetime object) {
        return gate().dependencies().successorsOf(object);
    }

    /** The present lifetime of an object, or its last one. */
    Lifetime lifetimeOf(NdkObject<?> object) {
        return gate().lifetimeOf(object);
    }

    /** All of it, connector by connector. */
    TryRecord asRecord() {
        Gate present = gate;
        return present == null
                ? new TryRecord(List.of(), List.of(), (object, antecedent) -> false)
                : new TryRecord(present.calls(), present.events(), present::mayNeed);
    }

    String name(NdkObject<?> object) {
        Gate present = gate;
        return present == null ? FindingNames.type(object) : present.name(object);
    }
}
