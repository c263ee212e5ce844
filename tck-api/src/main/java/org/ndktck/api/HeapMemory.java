package org.ndktck.api;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Header and Dispatch of a provider in Java.
 *
 * @param <D> the dispatch table of the object's type
 */
final class HeapMemory<D> implements NdkObjectMemory<D> {

    private final NdkVersion version;
    private final NdkObjectType objectType;
    private final AtomicLongArray rf = new AtomicLongArray(NdkReservedBlock.FIELDS);
    private volatile D dispatch;

    HeapMemory(NdkVersion version, NdkObjectType objectType, D dispatch) {
        this.version = version;
        this.objectType = objectType;
        this.dispatch = dispatch;
    }

    @Override
    public NdkVersion version() {
        return version;
    }

    @Override
    public int objectTypeCode() {
        return objectType.code();
    }

    @Override
    public long reserved(int index) {
        return rf.get(index);
    }

    @Override
    public void setReserved(int index, long value) {
        rf.set(index, value);
    }

    @Override
    public D dispatch() {
        return dispatch;
    }

    @Override
    public void setDispatch(D replacement) {
        dispatch = replacement;
    }
}
