package org.ndktck.faulty.completion;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** A pointer into memory that the consumer never sees. */
final class Nowhere implements ObjectPointer<NdkObject<?>> {

    private @Nullable NdkObject<?> kept;

    Nowhere() {}

    @Override
    public @Nullable NdkObject<?> get() {
        return kept;
    }

    @Override
    public void set(NdkObject<?> value) {
        kept = value;
    }
}
