package org.ndktck.faulty.grid.descriptor;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObjectType;
import org.ndktck.faulty.*;
import org.ndktck.faulty.grid.trigger.*;

/**
 * A function of the interface, or an event that it registers.
 *
 * @param name the documents' name without the prefix
 * @param functions the dispatch functions that stand for it, of all tables and in both forms
 * @param on the type of the objects it is called on, {@code null} for all
 * @param dimensions the circumstances that it is subject to
 * @param outputs what may go wrong
 */
public record Descriptor(
        String name,
        List<DispatchFunction> functions,
        @Nullable NdkObjectType on,
        List<Dimension> dimensions,
        List<Output> outputs) {

    /** Lists the circumstances that it is subject to. */
    public List<CircumstanceTrigger> circumstances() {
        return dimensions.stream()
                .flatMap(dimension -> dimension.circumstances().stream())
                .distinct()
                .toList();
    }

    /** Tells whether a call is one of this function. */
    public boolean covers(Intercepted call) {
        return functions.contains(call.function())
                && (on == null || on == call.object().objectType());
    }

    /** Lists every function of the interface that the reference provides. */
    public static List<Descriptor> all() {
        return Stream.of(
                        ConnectorReads.all(),
                        Handshakes.all(),
                        ConnectorEvents.all(),
                        Listeners.all(),
                        Adapters.all(),
                        Closings.all(),
                        Queues.all())
                .flatMap(List::stream)
                .toList();
    }
}
