package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpointDispatch;

/**
 * The tables that Dispatch points to once the consumer has replaced the provider's (GEN-05): real native tables, one for
 * each type. Their functions take the object first (GEN-10), and so know whose table was replaced by what.
 */
final class ReplacedTables {

    /** Whether the present thread is inside a function of a replaced table. */
    private static final ThreadLocal<Boolean> REPORTING = ThreadLocal.withInitial(() -> false);

    /** What slots of a type are called in the table of the kit, in slot order; blank where the kit has none. */
    private static final Map<NdkObjectType, Slots> SLOTS = new EnumMap<>(Map.of(
            NdkObjectType.ADAPTER,
            new Slots(
                    NdkAdapterDispatch.class,
                    "queryExtension queryAdapterInfo createCq createPd createSharedEndpoint createConnector"
                            + " createListener - -"),
            NdkObjectType.QP,
            new Slots(NdkQpDispatch.class, "closeQp queryExtension flush send receive - - - - - -"),
            NdkObjectType.CQ,
            new Slots(NdkCqDispatch.class, "closeCq queryExtension - armCq getCqResults - -"),
            NdkObjectType.PD,
            new Slots(NdkPdDispatch.class, "closePd queryExtension - - - createQp - -"),
            NdkObjectType.SHARED_ENDPOINT,
            new Slots(NdkSharedEndpointDispatch.class, "closeSharedEndpoint queryExtension getLocalAddress"),
            NdkObjectType.CONNECTOR,
            new Slots(
                    NdkConnectorDispatch.class,
                    "closeConnector queryExtension connect connectWithSharedEndpoint completeConnect accept reject"
                            + " getConnectionData getLocalAddress getPeerAddress disconnect completeConnectEx acceptEx"),
            NdkObjectType.LISTENER,
            new Slots(
                    NdkListenerDispatch.class,
                    "closeListener queryExtension listen getLocalAddress controlConnectEvents")));

    private final Border border;
    private final Map<NdkObjectType, Long> addresses = new EnumMap<>(NdkObjectType.class);

    /** A table of the kit, and the names of its methods by slot. */
    private record Slots(Class<?> table, List<String> names) {

        Slots(Class<?> table, String names) {
            this(table, List.of(names.split(" ")));
        }
    }

    ReplacedTables(Border border) {
        this.border = border;
    }

    /** Where the table of a type is. */
    synchronized long address(NdkObjectType kind) {
        return addresses.computeIfAbsent(kind, this::make);
    }

    private long make(NdkObjectType kind) {
        Slots slots = Objects.requireNonNull(SLOTS.get(kind), "every type has slots");
        MemorySegment table =
                Arena.global().allocate(ValueLayout.JAVA_LONG, slots.names().size());
        for (int slot = 0; slot < slots.names().size(); slot++) {
            ReplacedSlot function =
                    new ReplacedSlot(border, slot, slots.table(), slots.names().get(slot));
            table.setAtIndex(ValueLayout.JAVA_LONG, slot, function.stub());
        }
        return table.address();
    }

    /** Runs what tells the consumer of a call; the consumer passes it on to the provider's table, which breaks off there. */
    static void reporting(Runnable report) {
        REPORTING.set(true);
        try {
            report.run();
        } finally {
            REPORTING.set(false);
        }
    }

    /** Breaks off what has reached the provider's table only because a call was reported. */
    void breakOffIfReplaced() {
        if (REPORTING.get()) {
            throw new BrokenOff();
        }
    }

    /** The call was reported; it is made with the arguments it came with, which no table of the kit can hold. */
    static final class BrokenOff extends RuntimeException {

        private static final long serialVersionUID = 1L;

        BrokenOff() {
            super("reported", null, false, false);
        }
    }
}
