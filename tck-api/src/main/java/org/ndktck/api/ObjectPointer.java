package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * A pointer to a pointer, such as {@code NDK_CONNECTOR **}: one cell of the consumer's memory that
 * receives an object.
 *
 * <p>Valid until the call it was passed to returns. A create that answers {@link
 * NtStatus#STATUS_PENDING} leaves it alone, then and later (CB-13).
 *
 * @param <T> the type of the object stored
 */
public interface ObjectPointer<T> {

    /**
     * Reads the cell.
     *
     * @return what was stored last, or {@code null} for NULL
     */
    @Nullable
    T get();

    /**
     * Stores an object.
     *
     * @param value the object
     */
    void set(T value);
}
