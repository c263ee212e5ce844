package org.ndktck.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;

/**
 * What the documents forbid a consumer. The kit is a conforming consumer; a call that breaks one of
 * these rules is refused before it reaches the provider. A call of a function that is not called in this process
 * changes nothing about its objects: the same call may be tried again.
 */
final class ConsumerRules {

    private enum Phase {
        /** A connect was called, or the connector came with a request. */
        ASKED,
        /** Accept, CompleteConnect or Reject was called: GetConnectionData is over (GCD-23). */
        ANSWERED,
        /** Disconnect was called: once only (DIS-13). */
        DISCONNECTED,
        /** Close was called: the object is not touched any more (CLO-09). */
        CLOSED
    }

    private final Map<Lifetime, Phase> phases = new ConcurrentHashMap<>();
    private final Lifetimes lifetimes;
    private final FunctionTracker tracker;

    /**
     * Forbids nothing yet.
     *
     * @param lifetimes which object is meant
     * @param tracker tells whether a function is called at all
     */
    ConsumerRules(Lifetimes lifetimes, FunctionTracker tracker) {
        this.lifetimes = lifetimes;
        this.tracker = tracker;
    }

    private @Nullable Phase phase(NdkObject<?> object) {
        return phases.get(lifetimes.of(object));
    }

    private void enter(Phase phase, NdkObject<?> object) {
        phases.put(lifetimes.of(object), phase);
    }

    void beforeUse(NdkFunction function, NdkObject<?> object, String name) {
        tracker.requireOpen(function);
        if (phase(object) == Phase.CLOSED) {
            throw new KitDefect(function + " on " + name + " after its close was called (CLO-09)");
        }
    }

    void beforeReading(NdkObject<?> connector, String name, GetConnectionDataCall.Cells cells) {
        beforeUse(NdkFunction.GET_CONNECTION_DATA, connector, name);
        if (isAnswered(connector)) {
            throw new KitDefect("NdkGetConnectionData on " + name + " after the request was answered (GCD-23)");
        }
        if (cells.buffer() == null && cells.capacity() > 0) {
            throw new KitDefect("a NULL buffer with a length of " + cells.capacity() + " (GCD-08)");
        }
        if (cells.buffer() != null && cells.capacity() > cells.buffer().capacity()) {
            throw new KitDefect("a length of " + cells.capacity() + " beyond the real buffer (GCD-06)");
        }
    }

    private boolean isAnswered(NdkObject<?> connector) {
        Phase phase = phase(connector);
        return phase == Phase.ANSWERED || phase == Phase.DISCONNECTED;
    }

    void connecting(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (isAnswered(connector)) {
            throw new KitDefect(function + " on " + name + ", which was connected before (CON-02)");
        }
        enter(Phase.ASKED, connector);
    }

    void answering(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (isAnswered(connector)) {
            throw new KitDefect(function + " on " + name + ", which was answered before (ACC-02)");
        }
        enter(Phase.ANSWERED, connector);
    }

    void disconnecting(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (phase(connector) != Phase.ANSWERED) {
            throw new KitDefect(function + " on " + name + ", which is not connected or was disconnected (DIS-13)");
        }
        enter(Phase.DISCONNECTED, connector);
    }

    void closing(NdkFunction function, NdkObject<?> object, String name) {
        beforeUse(function, object, name);
        enter(Phase.CLOSED, object);
    }
}
