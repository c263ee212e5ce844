package org.ndktck.api;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A socket address in the Windows layout, with a codec that providers may use.
 *
 * <p>{@code sockaddr_in}: 16 bytes, family 2; {@code sockaddr_in6}: 28 bytes, family 23. The family
 * is a little-endian USHORT at offset 0, the port a big-endian USHORT at offset 2, the address in
 * network order at offset 4 (IPv4) or 8 (IPv6).
 *
 * <p>Every address the kit passes is concrete and well formed; wildcards, malformed addresses and
 * two families in one call do not come (AMB-28, AMB-29). A local address that is not the adapter's
 * gets STATUS_INVALID_ADDRESS (CON-27, LIS-13, SEP-08).
 *
 * @param address the IPv4 or IPv6 address
 * @param port the ND port, 0..65535
 */
public record NdkSockaddr(InetAddress address, int port) {

    /** Bytes of a {@code sockaddr_in}. */
    public static final int SOCKADDR_IN_LENGTH = 16;

    /** Bytes of a {@code sockaddr_in6}. */
    public static final int SOCKADDR_IN6_LENGTH = 28;

    /** The Windows value of AF_INET. */
    public static final int AF_INET = 2;

    /** The Windows value of AF_INET6. */
    public static final int AF_INET6 = 23;

    /** Checks the range of the port. */
    public NdkSockaddr {
        Ulong.checkUshort("port", port);
    }

    /**
     * Decodes a socket address. An IPv4-mapped IPv6 address is kept: it stays IPv6.
     *
     * <p>No provider function throws, so catch the exception and answer a failure, for example
     * STATUS_INVALID_ADDRESS.
     *
     * @param pAddress where it lies
     * @param addressLength bytes at {@code pAddress}, as the ULONG beside the pointer states;
     *     AF_INET needs at least 16, AF_INET6 at least 28
     * @return the address
     * @throws IllegalArgumentException if the family is neither AF_INET nor AF_INET6, or the length
     *     is less than the family needs
     */
    public static NdkSockaddr read(ConstBytePointer pAddress, long addressLength) {
        if (addressLength < SOCKADDR_IN_LENGTH) {
            throw new IllegalArgumentException("address length " + addressLength + " is less than a sockaddr_in, 16");
        }
        int count = (int) Math.min(addressLength, SOCKADDR_IN6_LENGTH);
        byte[] bytes = new byte[count];
        pAddress.get(0, bytes, 0, count);
        ByteBuffer view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int family = Short.toUnsignedInt(view.getShort(0));
        int port = Short.toUnsignedInt(view.order(ByteOrder.BIG_ENDIAN).getShort(2));
        if (family == AF_INET) {
            return new NdkSockaddr(inet(bytes, 4, 4), port);
        }
        if (family != AF_INET6) {
            throw new IllegalArgumentException("address family " + family + " is neither AF_INET, 2, nor AF_INET6, 23");
        }
        if (addressLength < SOCKADDR_IN6_LENGTH) {
            throw new IllegalArgumentException("address length " + addressLength + " is less than a sockaddr_in6, 28");
        }
        return new NdkSockaddr(inet(bytes, 8, 16), port);
    }

    private static InetAddress inet(byte[] from, int offset, int count) {
        byte[] raw = new byte[count];
        System.arraycopy(from, offset, raw, 0, count);
        try {
            // Keeps an IPv4-mapped IPv6 address what it is; InetAddress would make it IPv4.
            return count == Integer.BYTES ? InetAddress.getByAddress(raw) : Inet6Address.getByAddress(null, raw, -1);
        } catch (UnknownHostException impossible) {
            throw new IllegalArgumentException("an address of " + count + " bytes", impossible);
        }
    }

    /**
     * Gives the bytes that {@link #writeTo} writes.
     *
     * @return 16 or 28
     */
    public int length() {
        return address instanceof Inet6Address ? SOCKADDR_IN6_LENGTH : SOCKADDR_IN_LENGTH;
    }

    /**
     * Encodes the address: {@link #length} bytes, with zeros in the fields this record does not have.
     *
     * @param pAddress where the bytes go; the caller has checked the capacity
     */
    public void writeTo(BytePointer pAddress) {
        boolean v6 = address instanceof Inet6Address;
        ByteBuffer view = ByteBuffer.allocate(length()).order(ByteOrder.LITTLE_ENDIAN);
        view.putShort(0, (short) (v6 ? AF_INET6 : AF_INET));
        view.order(ByteOrder.BIG_ENDIAN).putShort(2, (short) port);
        view.position(v6 ? 8 : 4);
        view.put(address.getAddress());
        pAddress.put(0, view.array(), 0, view.capacity());
    }

    /**
     * Gives the same address with another port.
     *
     * @param otherPort 0..65535
     * @return the address with that port
     */
    public NdkSockaddr withPort(int otherPort) {
        return new NdkSockaddr(address, otherPort);
    }

    /**
     * Prints address and port.
     *
     * @return for example {@code 10.0.0.1:49152} or {@code [fd00:0:0:0:0:0:0:1]:49152}
     */
    @Override
    public String toString() {
        String host = address.getHostAddress();
        return address instanceof Inet6Address ? "[" + host + "]:" + port : host + ":" + port;
    }
}
