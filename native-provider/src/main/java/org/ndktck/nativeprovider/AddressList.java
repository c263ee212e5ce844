package org.ndktck.nativeprovider;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ndktck.api.provider.AdapterOpenException;

/**
 * {@code NDKTCK_ADDRESS_LIST}: addresses as byte images of socket addresses.
 *
 * @param at where the list is
 */
record AddressList(long at) {

    private static final int MOST = 256;
    private static final int FIRST = 0x08;
    private static final int ENTRY = 32;
    private static final int BYTES = 4;
    private static final int IPV4_FAMILY = 2;
    private static final int IPV4_LENGTH = 16;
    private static final int IPV6_FAMILY = 23;
    private static final int IPV6_LENGTH = 28;

    /**
     * Reads the list.
     *
     * @param where the beginning of a sentence about what is wrong with it
     * @return the addresses
     * @throws AdapterOpenException if an entry is no address
     */
    List<InetAddress> read(String where) throws AdapterOpenException {
        int count = Memory.ulong(at);
        long first = Memory.address(at + FIRST);
        if (count < 0 || count > MOST || (count > 0 && first == 0)) {
            throw new AdapterOpenException(where + " " + Integer.toUnsignedString(count) + " addresses at "
                    + (first == 0 ? "NULL" : "some place") + "; name " + MOST + " at the most");
        }
        List<InetAddress> addresses = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            addresses.add(entry(first + (long) index * ENTRY, where));
        }
        return List.copyOf(addresses);
    }

    private static InetAddress entry(long at, String where) throws AdapterOpenException {
        int length = Memory.ulong(at);
        int family = Memory.ushort(at + BYTES);
        byte[] image = Memory.bytes(at + BYTES, IPV6_LENGTH);
        try {
            if (family == IPV4_FAMILY && length == IPV4_LENGTH) {
                return InetAddress.getByAddress(Arrays.copyOfRange(image, 4, 8));
            }
            if (family == IPV6_FAMILY && length == IPV6_LENGTH) {
                return Inet6Address.getByAddress(null, Arrays.copyOfRange(image, 8, 24), -1);
            }
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("four or sixteen bytes are an address", impossible);
        }
        throw new AdapterOpenException(where + " an address of family " + family + " and length "
                + Integer.toUnsignedString(length) + "; it has to be 2 and 16, or 23 and 28, in the layout of Windows");
    }
}
