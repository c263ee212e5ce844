package org.ndktck.gate;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.memory.ObjectCell;

/** A recorded NdkQueryExtension. */
public final class ExtensionCall extends Call {

    private final ObjectCell<Object> table;

    ExtensionCall(int number, NdkObject<?> target, String object, UUID id, ObjectCell<Object> table) {
        super(number, NdkFunction.QUERY_EXTENSION, target, object, () -> "ExtensionInterfaceID = " + id);
        this.table = table;
    }

    /** What was stored, {@code null} if nothing was. */
    public @Nullable Object table() {
        return table.get();
    }
}
