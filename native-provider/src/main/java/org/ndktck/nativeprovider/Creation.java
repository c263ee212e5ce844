package org.ndktck.nativeprovider;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;

/**
 * A call of a create: the cell that receives a pointer, and the completion.
 *
 * @param <T> the type of the object
 */
final class Creation<T extends NdkObject<?>> {

    /** No object is there: user memory ends far below. */
    private static final long UNTOUCHED = 0x9E37_79B9_7F4A_7C15L;

    private final NdkObjectType kind;
    private final Border border;
    private final NdkCreateCompletion completion;
    private final ObjectPointer<T> pointer;
    private final Callback callback;
    private final AtomicBoolean underWay = new AtomicBoolean(true);

    Creation(
            NdkObjectType kind,
            Border border,
            NdkCreateCompletion completion,
            ObjectPointer<T> pointer,
            Callback callback) {
        this.kind = kind;
        this.border = border;
        this.completion = completion;
        this.pointer = pointer;
        this.callback = callback;
        Memory.address(callback.cell(), UNTOUCHED);
        border.begun();
    }

    long stub() {
        return callback.stub();
    }

    long cell() {
        return callback.cell();
    }

    /** The function has returned: what it stored is there now. */
    void returned(int answer) {
        boolean pending = answer == NtStatus.STATUS_PENDING.code();
        if (pending || answer == NtStatus.STATUS_SUCCESS.code()) {
            look(pending);
        }
        if (!pending) {
            over();
        }
    }

    void completed(long context, int status, long object) {
        boolean success = status == NtStatus.STATUS_SUCCESS.code();
        NdkObject<?> made = success && object != 0 ? border.delivered(object, kind) : null;
        completion.complete(context, new NtStatus(status), made);
        over();
    }

    /** Nothing comes of the call any more. */
    void over() {
        if (underWay.getAndSet(false)) {
            border.ended();
        }
    }

    private void look(boolean pending) {
        long stored = Memory.address(callback.cell());
        if (stored == UNTOUCHED) {
            return;
        }
        if (stored >>> Integer.SIZE == UNTOUCHED >>> Integer.SIZE) {
            throw new IllegalStateException("only the lower half of a pointer to the new object was stored");
        }
        if (stored != 0 || pending) {
            store(stored == 0 ? null : border.delivered(stored, kind));
        }
    }

    @SuppressWarnings({"unchecked", "NullAway"}) // what it is and that it is not NULL is for the kit to find out
    private void store(@Nullable NdkObject<?> object) {
        pointer.set((T) object);
    }
}
