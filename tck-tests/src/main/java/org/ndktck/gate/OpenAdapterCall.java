package org.ndktck.gate;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkVersion;
import org.ndktck.memory.ObjectCell;

/** A recorded OPEN_NDK_ADAPTER_HANDLER. */
public final class OpenAdapterCall extends Call {

    private final ObjectCell<NdkAdapter> adapter;

    OpenAdapterCall(
            int number, NdkObject<?> beside, String object, NdkVersion version, ObjectCell<NdkAdapter> adapter) {
        super(number, NdkFunction.OPEN_ADAPTER, beside, object, () -> "Version = " + version);
        this.adapter = adapter;
    }

    /** The version of the adapter that was stored. */
    public Optional<NdkVersion> opened() {
        return Optional.ofNullable(adapter.get()).map(NdkAdapter::version);
    }

    /** The adapter that was stored, {@code null} if none was. */
    public @Nullable NdkAdapter adapter() {
        return adapter.get();
    }
}
