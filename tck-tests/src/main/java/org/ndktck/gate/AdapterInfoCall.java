package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;

/** A recorded NdkQueryAdapterInfo. */
public final class AdapterInfoCall extends Call {

    private final @Nullable GuardedBytes info;
    private final GuardedUlong size;

    AdapterInfoCall(int number, NdkObject<?> target, String object, @Nullable GuardedBytes info, GuardedUlong size) {
        super(number, NdkFunction.QUERY_ADAPTER_INFO, target, object, () -> words(info, size));
        this.info = info;
        this.size = size;
    }

    private static String words(@Nullable GuardedBytes info, GuardedUlong size) {
        return "pInfo = " + (info == null ? "NULL" : "&" + GetConnectionDataCall.bytes(info.capacity()))
                + ", pBufferSize = &" + size.initial() + " -> &" + size.get();
    }

    @Override
    void keep() {
        size.keep();
        if (info != null) {
            info.keep();
        }
    }

    /** The buffer given, {@code null} for NULL. */
    public @Nullable GuardedBytes info() {
        return info;
    }

    /** The size cell, which held the capacity on entry. */
    public GuardedUlong size() {
        return size;
    }
}
