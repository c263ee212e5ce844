package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.Slab;

/** The kit's own codec of socket addresses, Windows layouts. */
class SockaddrCodecTest {

    private final Slab slab = new Slab(1 << 14, 1);

    private static InetAddress ip(int... bytes) throws UnknownHostException {
        byte[] raw = new byte[bytes.length];
        for (int at = 0; at < raw.length; at++) {
            raw[at] = (byte) bytes[at];
        }
        return InetAddress.getByAddress(raw);
    }

    @Test
    void encodesSockaddrIn() throws UnknownHostException {
        assertThat(SockaddrCodec.encode(ip(192, 0, 2, 7), 0xC001))
                .containsExactly(2, 0, 0xC0, 0x01, 192, 0, 2, 7, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void encodesSockaddrIn6() throws UnknownHostException {
        InetAddress address = ip(0x20, 1, 0xD, 0xB8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);

        assertThat(SockaddrCodec.encode(address, 80))
                .containsExactly(
                        23, 0, 0, 80, 0, 0, 0, 0, 0x20, 1, 0xD, 0xB8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0,
                        0);
    }

    @Test
    void linkLocalAddressTellsItsInterface() throws UnknownHostException {
        byte[] raw = ip(0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9).getAddress();

        byte[] bytes = SockaddrCodec.encode(Inet6Address.getByAddress(null, raw, 0x0102), 80);

        assertThat(Arrays.copyOfRange(bytes, 24, 28)).containsExactly(2, 1, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "255", "256", "49152", "65535"})
    void readsBackWhatItWrote(int port) throws UnknownHostException {
        InetAddress v4 = ip(10, 255, 0, 1);
        InetAddress v6 = ip(0xFE, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9);

        GuardedBytes bytes = GuardedBytes.input(slab, SockaddrCodec.encode(v4, port));
        assertThat(SockaddrCodec.port(bytes, 16)).hasValue(port);
        assertThat(SockaddrCodec.address(bytes, 16)).hasValue(v4);
        GuardedBytes bytes6 = GuardedBytes.input(slab, SockaddrCodec.encode(v6, port));
        assertThat(SockaddrCodec.port(bytes6, 28)).hasValue(port);
        assertThat(SockaddrCodec.address(bytes6, 28)).hasValue(v6);
    }

    @ParameterizedTest
    @CsvSource({"2, 28", "23, 16", "10, 28", "0, 16", "2, 0", "2, 15", "2, 4294967295"})
    void whatIsNoAddressIsNone(int family, long length) {
        byte[] bytes = new byte[28];
        bytes[0] = (byte) family;

        assertThat(SockaddrCodec.port(GuardedBytes.input(slab, bytes), length)).isEmpty();
        assertThat(SockaddrCodec.address(GuardedBytes.input(slab, bytes), length))
                .isEmpty();
    }
}
