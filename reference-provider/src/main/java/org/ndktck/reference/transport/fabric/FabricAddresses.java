package org.ndktck.reference.transport.fabric;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/**
 * The addresses that exist on the fabric, and some that tell what happens where there is none.
 *
 * @param addresses the addresses of all adapters
 */
public record FabricAddresses(List<InetAddress> addresses) {

    private static final int IPV4_PREFIX_BYTES = 3;
    private static final int IPV6_PREFIX_BYTES = 8;
    private static final byte SILENT_HOST = (byte) 253;
    private static final byte MISSING_HOST = (byte) 254;

    /**
     * Says why a request that found no listener failed (CON-21 to CON-23).
     *
     * @return {@code null} if nothing ever answers (CON-24)
     */
    @Nullable
    NtStatus whyUnanswered(InetAddress destination) {
        if (silent().contains(destination)) {
            return null;
        }
        if (addresses.contains(destination)) {
            return NtStatus.STATUS_CONNECTION_REFUSED;
        }
        return addresses.stream().anyMatch(known -> sameNetwork(known, destination))
                ? NtStatus.STATUS_HOST_UNREACHABLE
                : NtStatus.STATUS_NETWORK_UNREACHABLE;
    }

    /** Hosts that take every request and answer none, one for each family. */
    public List<InetAddress> silent() {
        return neighbours(raw -> raw[raw.length - 1] = SILENT_HOST);
    }

    /** Hosts that are not there, in networks that are, one for each family. */
    public List<InetAddress> missing() {
        return neighbours(raw -> raw[raw.length - 1] = MISSING_HOST);
    }

    /** Hosts in networks that are not there, one for each family. */
    public List<InetAddress> elsewhere() {
        return neighbours(raw -> {
            raw[prefixBytes(raw) - 1] ^= 1;
            raw[raw.length - 1] = MISSING_HOST;
        });
    }

    private List<InetAddress> neighbours(Consumer<byte[]> change) {
        return addresses.stream()
                .map(InetAddress::getAddress)
                .peek(change)
                .map(FabricAddresses::address)
                .distinct()
                .toList();
    }

    private static InetAddress address(byte[] raw) {
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + raw.length + " bytes", impossible);
        }
    }

    private static boolean sameNetwork(InetAddress one, InetAddress other) {
        byte[] a = one.getAddress();
        byte[] b = other.getAddress();
        int prefix = prefixBytes(a);
        return a.length == b.length && Arrays.equals(a, 0, prefix, b, 0, prefix);
    }

    private static int prefixBytes(byte[] address) {
        return address.length == 4 ? IPV4_PREFIX_BYTES : IPV6_PREFIX_BYTES;
    }
}
