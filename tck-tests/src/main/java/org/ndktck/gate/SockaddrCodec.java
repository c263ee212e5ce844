package org.ndktck.gate;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import org.ndktck.memory.GuardedBytes;

/**
 * The kit's own codec of socket addresses, apart from the one that providers may use: one misreading
 * must not pass on both sides.
 */
public final class SockaddrCodec {

    private static final int V4_LENGTH = 16;
    private static final int V6_LENGTH = 28;
    private static final int V6_SCOPE = 24;
    private static final int V4_FAMILY = 2;
    private static final int V6_FAMILY = 23;

    private SockaddrCodec() {}

    /**
     * Encodes an address.
     *
     * @param address IPv4 or IPv6; a link-local one tells its interface by its scope
     * @param port 0..65535
     * @return 16 or 28 bytes
     */
    public static byte[] encode(InetAddress address, int port) {
        boolean v6 = address instanceof Inet6Address;
        byte[] bytes = new byte[v6 ? V6_LENGTH : V4_LENGTH];
        bytes[0] = (byte) (v6 ? V6_FAMILY : V4_FAMILY);
        bytes[2] = (byte) (port >>> 8);
        bytes[3] = (byte) port;
        byte[] raw = address.getAddress();
        System.arraycopy(raw, 0, bytes, v6 ? 8 : 4, raw.length);
        if (address instanceof Inet6Address scoped) {
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(V6_SCOPE, scoped.getScopeId());
        }
        return bytes;
    }

    /**
     * Gives the length that the family of an address needs.
     *
     * @param buffer where it lies
     * @return 16 or 28, or 0 if the buffer has no room for that or holds another family
     */
    public static long lengthOf(GuardedBytes buffer) {
        if (buffer.capacity() < V4_LENGTH || buffer.get(1) != 0) {
            return 0;
        }
        if (buffer.get(0) == V6_FAMILY) {
            return buffer.capacity() < V6_LENGTH ? 0 : V6_LENGTH;
        }
        return buffer.get(0) == V4_FAMILY ? V4_LENGTH : 0;
    }

    /**
     * Decodes the port of an address.
     *
     * @param buffer where it lies
     * @param length its bytes
     * @return the port, or nothing if the bytes are no address
     */
    public static Optional<Integer> port(GuardedBytes buffer, long length) {
        boolean known = (length == V4_LENGTH && buffer.get(0) == V4_FAMILY)
                || (length == V6_LENGTH && buffer.get(0) == V6_FAMILY);
        return known
                ? Optional.of(Byte.toUnsignedInt(buffer.get(2)) << 8 | Byte.toUnsignedInt(buffer.get(3)))
                : Optional.empty();
    }

    /**
     * Decodes the IP address of an address.
     *
     * @param buffer where it lies
     * @param length its bytes
     * @return the address, or nothing if the bytes are no address
     */
    public static Optional<InetAddress> address(GuardedBytes buffer, long length) {
        if (port(buffer, length).isEmpty()) {
            return Optional.empty();
        }
        byte[] bytes = buffer.first((int) length);
        byte[] raw = length == V4_LENGTH ? Arrays.copyOfRange(bytes, 4, 8) : Arrays.copyOfRange(bytes, 8, 24);
        try {
            // Keeps an IPv4-mapped IPv6 address what it is; InetAddress would make it IPv4.
            return Optional.of(
                    length == V4_LENGTH ? InetAddress.getByAddress(raw) : Inet6Address.getByAddress(null, raw, -1));
        } catch (UnknownHostException impossible) {
            return Optional.empty();
        }
    }
}
