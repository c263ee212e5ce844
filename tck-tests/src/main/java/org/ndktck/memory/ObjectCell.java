package org.ndktck.memory;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ObjectPointer;

/**
 * A cell of the consumer that receives an object.
 *
 * @param <T> the type of the object
 */
public final class ObjectCell<T> implements ObjectPointer<T> {

    private volatile @Nullable T value;
    private final AtomicInteger stores = new AtomicInteger();

    /** Makes a cell that holds NULL. */
    public ObjectCell() {}

    /** How often something was stored. */
    public int stores() {
        return stores.get();
    }

    @Override
    public @Nullable T get() {
        return value;
    }

    @Override
    public void set(T newValue) {
        value = newValue;
        stores.incrementAndGet();
    }
}
