package org.ndktck.rules;

import java.util.Arrays;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;

/**
 * One NdkGetConnectionData, and what sort of question it was.
 *
 * @param call the call
 * @param inside whether it was made inside the callback that permits the first question
 */
record ConnectionDataQuery(GetConnectionDataCall call, boolean inside) {

    /** What the buffer is like. */
    enum Kind {
        /** NULL, of length 0. */
        SIZE_QUERY,
        /** A buffer, of length 0. */
        EMPTY,
        /** A buffer shorter than what is required. */
        SHORT,
        /** A buffer as long as what is required, or longer. */
        ENOUGH
    }

    Kind kind(long requiredSize) {
        if (buffer() == null) {
            return Kind.SIZE_QUERY;
        }
        if (capacity() == 0) {
            return Kind.EMPTY;
        }
        return capacity() < requiredSize ? Kind.SHORT : Kind.ENOUGH;
    }

    @Nullable
    GuardedBytes buffer() {
        return call.cells().buffer();
    }

    long capacity() {
        return call.cells().capacity();
    }

    long size() {
        return call.cells().length().get();
    }

    boolean succeeded() {
        return call.returned(NtStatus.STATUS_SUCCESS);
    }

    boolean tooSmall() {
        return call.returned(NtStatus.STATUS_BUFFER_TOO_SMALL);
    }

    boolean answered() {
        return succeeded() || tooSmall();
    }

    boolean isBefore(ConnectionDataQuery other) {
        return call.number() < other.call.number();
    }

    /** Whether the buffer begins with as much of some bytes as it has room for. */
    boolean beginsWith(byte[] data) {
        int count = (int) Math.min(capacity(), data.length);
        return count == 0 || Arrays.equals(call.fetched(count), 0, count, data, 0, count);
    }

    /** Offset of the first byte beyond the length on entry that was written. */
    OptionalInt writtenBeyond() {
        GuardedBytes buffer = buffer();
        return buffer == null ? OptionalInt.empty() : buffer.firstWrittenFrom((int) capacity());
    }

    boolean asksLike(ConnectionDataQuery other) {
        return sameLimitPointers(other)
                && (buffer() == null) == (other.buffer() == null)
                && capacity() == other.capacity();
    }

    boolean sameLimitPointers(ConnectionDataQuery other) {
        return isNull(call.cells().inbound()) == isNull(other.call.cells().inbound())
                && isNull(call.cells().outbound()) == isNull(other.call.cells().outbound());
    }

    boolean leavesALimitOut() {
        return isNull(call.cells().inbound()) || isNull(call.cells().outbound());
    }

    private static boolean isNull(@Nullable GuardedUlong cell) {
        return cell == null;
    }
}
