package org.ndktck.cli.peer;

import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObjectMemory;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.api.NdkVersion;

/** The header of an object of the peer as it was when it came; what the consumer owns of it is here. */
final class RemoteMemory<D> implements NdkObjectMemory<D> {

    private final ExportedObject told;
    private final AtomicLongArray reserved = new AtomicLongArray(NdkReservedBlock.FIELDS);
    private volatile @Nullable D dispatch;

    RemoteMemory(ExportedObject told, @Nullable D dispatch) {
        this.told = told;
        this.dispatch = dispatch;
    }

    @Override
    public NdkVersion version() {
        return new NdkVersion(told.major(), told.minor());
    }

    @Override
    public int objectTypeCode() {
        return told.typeCode();
    }

    @Override
    public long reserved(int index) {
        return reserved.get(index);
    }

    @Override
    public void setReserved(int index, long value) {
        reserved.set(index, value);
    }

    @Override
    public @Nullable D dispatch() {
        return dispatch;
    }

    @Override
    public void setDispatch(D replacement) {
        dispatch = replacement;
    }
}
