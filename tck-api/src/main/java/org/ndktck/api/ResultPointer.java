package org.ndktck.api;

/**
 * A pointer to an array of {@code NDK_RESULT} in the consumer's memory. Valid until the call it was
 * passed to returns.
 */
public interface ResultPointer {

    /**
     * Stores one result.
     *
     * @param index position in the array, from 0; below the number of results asked for
     * @param result the result
     */
    void put(int index, NdkResult result);
}
