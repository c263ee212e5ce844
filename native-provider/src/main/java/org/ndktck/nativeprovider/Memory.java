package org.ndktck.nativeprovider;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.UlongPointer;

/** Native memory by address. Whoever reads where nothing is mapped ends the process, as in C. */
final class Memory {

    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private Memory() {}

    static long address(long at) {
        return ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, at);
    }

    static void address(long at, long value) {
        ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, at, value);
    }

    static int ulong(long at) {
        return ALL.get(ValueLayout.JAVA_INT_UNALIGNED, at);
    }

    static int ushort(long at) {
        return Short.toUnsignedInt(ALL.get(ValueLayout.JAVA_SHORT_UNALIGNED, at));
    }

    static int uchar(long at) {
        return Byte.toUnsignedInt(ALL.get(ValueLayout.JAVA_BYTE, at));
    }

    static byte[] bytes(long at, int count) {
        return ALL.asSlice(at, count).toArray(ValueLayout.JAVA_BYTE);
    }

    /** A string that ends with a zero byte. */
    static String text(long at) {
        return ALL.getString(at, StandardCharsets.UTF_8);
    }

    static MemorySegment function(long address) {
        return MemorySegment.ofAddress(address);
    }

    static long of(@Nullable ConstBytePointer pointer) {
        return pointer == null ? 0 : of(pointer.buffer());
    }

    static long of(@Nullable UlongPointer pointer) {
        return pointer == null ? 0 : of(pointer.buffer());
    }

    private static long of(ByteBuffer buffer) {
        if (!buffer.isDirect()) {
            throw new IllegalArgumentException(
                    "memory of the consumer is no direct buffer; a native provider needs its address");
        }
        return MemorySegment.ofBuffer(buffer).address();
    }
}
