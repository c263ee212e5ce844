package org.ndktck.nativeprovider;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.UUID;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.QueryExtensionArgs;

/** What only a few functions take: a GUID, a version by value, the pointer of an extension. */
final class Extensions {

    private static final int GUID_LENGTH = 16;

    private Extensions() {}

    /** Asks for an extension; what is stored is the address of its table. */
    static int query(long function, long object, QueryExtensionArgs args) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = arena.allocate(ValueLayout.JAVA_LONG);
            MemorySegment id = arena.allocate(GUID_LENGTH, Long.BYTES);
            id.copyFrom(MemorySegment.ofArray(guid(args.extensionInterfaceId())));
            int answer = Downcalls.queryExtension(
                    function, object, id.address(), version(arena, args.extensionInterfaceVersion()), cell.address());
            long table = cell.get(ValueLayout.JAVA_LONG, 0);
            if (table != 0) {
                args.pExtensionInterface().set(MemorySegment.ofAddress(table));
            }
            return answer;
        }
    }

    /** {@code NDK_VERSION}. */
    static MemorySegment version(Arena arena, NdkVersion version) {
        return arena.allocateFrom(ValueLayout.JAVA_SHORT, (short) version.major(), (short) version.minor());
    }

    /** {@code GUID}: three numbers in the order of the machine, and eight bytes. */
    static byte[] guid(UUID id) {
        ByteBuffer bytes = ByteBuffer.allocate(GUID_LENGTH).order(ByteOrder.nativeOrder());
        long most = id.getMostSignificantBits();
        bytes.putInt((int) (most >>> 32)).putShort((short) (most >>> 16)).putShort((short) most);
        bytes.order(ByteOrder.BIG_ENDIAN).putLong(id.getLeastSignificantBits());
        return bytes.array();
    }
}
