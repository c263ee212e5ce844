package org.ndktck.gate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkObject;

/**
 * What the documents forbid a consumer. The kit is a conforming consumer; a call that breaks one of
 * these rules is refused before it reaches the provider.
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

    private final Map<NdkObject<?>, Phase> phases = new ConcurrentHashMap<>();

    void beforeUse(NdkFunction function, NdkObject<?> object, String name) {
        if (phases.get(object) == Phase.CLOSED) {
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
        Phase phase = phases.get(connector);
        return phase == Phase.ANSWERED || phase == Phase.DISCONNECTED;
    }

    void connecting(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (isAnswered(connector)) {
            throw new KitDefect(function + " on " + name + ", which was connected before (CON-02)");
        }
        phases.put(connector, Phase.ASKED);
    }

    void answering(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (isAnswered(connector)) {
            throw new KitDefect(function + " on " + name + ", which was answered before (ACC-02)");
        }
        phases.put(connector, Phase.ANSWERED);
    }

    void disconnecting(NdkFunction function, NdkObject<?> connector, String name) {
        beforeUse(function, connector, name);
        if (phases.get(connector) != Phase.ANSWERED) {
            throw new KitDefect(function + " on " + name + ", which is not connected or was disconnected (DIS-13)");
        }
        phases.put(connector, Phase.DISCONNECTED);
    }

    void closing(NdkFunction function, NdkObject<?> object, String name) {
        beforeUse(function, object, name);
        phases.put(object, Phase.CLOSED);
    }
}
