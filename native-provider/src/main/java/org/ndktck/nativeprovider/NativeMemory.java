package org.ndktck.nativeprovider;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObjectMemory;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.api.NdkVersion;

/**
 * Header and Dispatch of an object in native memory. From the call of its close on, what was there then is what is told:
 * the memory is no longer the object's.
 *
 * @param <D> the dispatch table of the object's type
 */
final class NativeMemory<D> implements NdkObjectMemory<D> {

    private static final int MINOR = 0x02;
    private static final int OBJECT_TYPE = 0x04;
    private static final int RESERVED = 0x08;
    private static final int DISPATCH = 0x28;

    private final long address;
    private final NdkObjectType kind;
    private final Border border;
    private final TableMaker<D> maker;
    private final AtomicBoolean open = new AtomicBoolean(true);
    private volatile @Nullable D table;
    private volatile @Nullable D replacement;
    private volatile @Nullable Last<D> last;

    /** What was there when the close was called. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Last<D>(
            NdkVersion version,
            int objectTypeCode,
            long[] reserved,
            @Nullable D dispatch) {}

    /** Makes the table at an address. */
    @FunctionalInterface
    interface TableMaker<D> {

        D at(long address, Border border);
    }

    NativeMemory(long address, NdkObjectType kind, Border border, TableMaker<D> maker) {
        this.address = address;
        this.kind = kind;
        this.border = border;
        this.maker = maker;
    }

    long address() {
        return address;
    }

    /** Takes down what is there: the close is about to be called. */
    void closing() {
        long[] reserved = new long[NdkReservedBlock.FIELDS];
        for (int field = 0; field < reserved.length; field++) {
            reserved[field] = reserved(field);
        }
        last = new Last<>(version(), objectTypeCode(), reserved, dispatch());
    }

    boolean isClosing() {
        return last != null;
    }

    /** The object is gone; tells whether it was there until now. */
    boolean close() {
        return open.getAndSet(false);
    }

    /** Where the table is that the provider gave it, whatever Dispatch holds now; 0 if it gave none. */
    long originalTable() {
        return table instanceof NativeTable original ? original.address() : 0;
    }

    /** What the consumer has put in place of the provider's table. */
    @Nullable
    D replacement() {
        return replacement;
    }

    @Override
    public NdkVersion version() {
        Last<D> then = last;
        return then != null ? then.version : new NdkVersion(Memory.ushort(address), Memory.ushort(address + MINOR));
    }

    @Override
    public int objectTypeCode() {
        Last<D> then = last;
        return then != null ? then.objectTypeCode : Memory.ulong(address + OBJECT_TYPE);
    }

    @Override
    public long reserved(int index) {
        Last<D> then = last;
        return then != null ? then.reserved[index] : Memory.address(field(index));
    }

    @Override
    public void setReserved(int index, long value) {
        if (last == null) {
            Memory.address(field(index), value);
        }
    }

    private long field(int index) {
        return address + RESERVED + (long) index * Long.BYTES;
    }

    @Override
    public @Nullable D dispatch() {
        Last<D> then = last;
        return then != null ? then.dispatch : tableAt(Memory.address(address + DISPATCH));
    }

    private @Nullable D tableAt(long present) {
        if (present == 0) {
            return null;
        }
        if (present == border.replacedTables().address(kind)) {
            return replacement;
        }
        D known = table;
        if (known instanceof NativeTable same && same.address() == present) {
            return known;
        }
        D found = maker.at(present, border);
        if (replacement == null) {
            table = found;
        }
        return found;
    }

    @Override
    public void setDispatch(D next) {
        if (last != null) {
            return;
        }
        if (next instanceof NativeTable original) {
            replacement = null;
            Memory.address(address + DISPATCH, original.address());
        } else {
            dispatch(); // so that the provider's own table is known
            replacement = next;
            Memory.address(address + DISPATCH, border.replacedTables().address(kind));
        }
    }
}
