package org.ndktck.reference;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ObjectPointer;

/** A pointer variable of the consumer. */
final class ObjectCell<T> implements ObjectPointer<T> {

    private volatile @Nullable T value;

    @Override
    public @Nullable T get() {
        return value;
    }

    @Override
    public void set(T other) {
        value = other;
    }
}
