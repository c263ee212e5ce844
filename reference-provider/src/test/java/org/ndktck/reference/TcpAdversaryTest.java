package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** Peers over TCP that keep to nothing: each gets an end, and no other connection notices. */
class TcpAdversaryTest {

    private static final int FLAGS = 16;
    private static final int REVISION = 17;
    private static final int PD_LENGTH = 18;

    private final Bench bench = Bench.open(new ReferenceTcpProvider(), "families", "ipv4");

    @AfterEach
    void close() {
        bench.close();
    }

    private static byte[] changed(byte[] bytes, int at, int value) {
        byte[] changed = bytes.clone();
        changed[at] = (byte) value;
        return changed;
    }

    private static byte[] joined(byte[] one, byte... other) {
        byte[] joined = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, joined, one.length, other.length);
        return joined;
    }

    static Stream<Arguments> frames() {
        return Stream.of(
                Arguments.of(
                        "no MPA at all", "GET / HTTP/1.1\r\n\r\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII)),
                Arguments.of("one wrong byte", new byte[] {0}),
                Arguments.of("no enhanced set-up", changed(RawPeer.request(), FLAGS, 0x40)),
                Arguments.of("markers", changed(RawPeer.request(), FLAGS, 0xD0)),
                Arguments.of("a request that rejects", changed(RawPeer.request(), FLAGS, 0x70)),
                Arguments.of("revision 1", changed(RawPeer.request(), REVISION, 1)),
                Arguments.of("PD_Length 65286", changed(RawPeer.request(), PD_LENGTH, 0xFF)),
                Arguments.of("PD_Length 3", changed(RawPeer.request(), PD_LENGTH + 1, 3)),
                Arguments.of("no peer-to-peer model", changed(RawPeer.request(), 20, 0)),
                Arguments.of("a reply", RawPeer.reply()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("frames")
    void aRequestThatIsNoneEndsItsConnectionOnly(String what, byte[] bytes) {
        Pair other = Pair.requested(bench).established();
        try (RawPeer peer = RawPeer.to(other.incoming.address).send(bytes)) {
            assertThat(peer.isEnded()).as(what).isTrue();
        }
        assertThat(other.incoming.connectors).isEmpty();
        assertUndisturbed(other);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("frames")
    void aReplyThatIsNoneRefusesTheConnect(String what, byte[] bytes) throws IOException {
        byte[] reply = bytes.clone();
        if (reply.length > PD_LENGTH && reply[7] == 'R') {
            reply[9] ^= 'q' ^ 'p'; // "Req" and "Rep" change places
        }
        if (what.equals("a request that rejects")) {
            return; // a reply may
        }
        try (ServerSocket listener = new ServerSocket()) {
            listener.bind(new InetSocketAddress(bench.passiveAddress(0).address(), 0));
            NdkSockaddr address = new NdkSockaddr(listener.getInetAddress(), listener.getLocalPort());
            Call connect = bench.connect(Bench.connector(bench.active()), address);
            try (RawPeer peer = RawPeer.from(listener).send(reply)) {
                assertThat(connect.outcome()).as(what).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
                assertThat(peer.isEnded()).isTrue();
            }
        }
    }

    @Test
    void bytesBeforeTheReplyGiveTheRequestUp() {
        Bench.Incoming incoming = bench.new Incoming();
        try (RawPeer peer = RawPeer.to(incoming.address).send(joined(RawPeer.request(), RawPeer.ready()))) {
            var connector = incoming.next();
            assertThat(peer.isEnded()).isTrue();
            bench.settle();
            assertThat(bench.accept(connector).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    @Test
    void aRequestMayComeByteByByte() {
        Bench.Incoming incoming = bench.new Incoming();
        try (RawPeer peer = RawPeer.to(incoming.address)) {
            for (byte next : RawPeer.request()) {
                peer.send(next);
                bench.settle();
            }
            Call accept = bench.accept(incoming.next());
            peer.read(24);
            for (byte next : RawPeer.ready()) {
                assertThat(accept.isDone()).isFalse();
                peer.send(next);
                bench.settle();
            }
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @Test
    void anFpduThatIsNoneAbortsTheConnection() {
        for (byte[] wrong : List.of(changed(RawPeer.ready(), 19, 0), new byte[] {0, 0}, new byte[] {-1, -1})) {
            Bench.Incoming incoming = bench.new Incoming();
            try (RawPeer peer = RawPeer.to(incoming.address).send(RawPeer.request())) {
                Call accept = bench.accept(incoming.next());
                peer.read(24);
                peer.send(wrong);
                assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
                assertThat(peer.isEnded()).isTrue();
            }
        }
    }

    @Test
    void anEndAfterAnyNumberOfBytesLeavesNothingBehind() {
        Pair other = Pair.requested(bench).established();
        int before = descriptors();
        byte[] request = RawPeer.request();
        for (int count = 0; count <= request.length; count++) {
            byte[] part = Arrays.copyOf(request, count);
            RawPeer.to(other.incoming.address).send(part).reset();
            RawPeer half = RawPeer.to(other.incoming.address).send(part).halfClose();
            assertThat(half.isEnded()).isTrue();
            half.close();
        }
        bench.settle();
        bench.settle();

        assertThat(descriptors()).isLessThanOrEqualTo(before);
        // Those whose request was whole are the consumer's, who finds that the peer has gone.
        other.incoming.connectors.forEach(each -> {
            assertThat(bench.accept(each).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
        });
        assertUndisturbed(other);
    }

    @Test
    void aFloodOfSilentConnectionsKeepsNobodyOut() {
        Pair other = Pair.requested(bench).established();
        int before = descriptors();
        List<RawPeer> flood = new ArrayList<>();
        for (int i = 0; i < 1500; i++) {
            flood.add(RawPeer.to(other.incoming.address));
        }
        Call connect = bench.connect(Bench.connector(bench.active()), other.incoming.address);
        Call accept = bench.accept(other.incoming.next());
        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(accept.isDone()).isFalse();

        bench.adapters().controls().clock().orElseThrow().advance(Duration.ofSeconds(6));

        flood.forEach(peer -> assertThat(peer.isEnded()).isTrue());
        flood.forEach(RawPeer::close);
        bench.settle();
        assertThat(descriptors()).isLessThan(before + 10);
        assertUndisturbed(other);
    }

    @Test
    void aRejectedPeerThatDoesNotCloseIsClosed() {
        Bench.Incoming incoming = bench.new Incoming();
        try (RawPeer peer = RawPeer.to(incoming.address).send(RawPeer.request())) {
            assertThat(Bench.reject(incoming.next(), new byte[] {5})).isEqualTo(NtStatus.STATUS_SUCCESS);
            byte[] reply = peer.read(25);
            assertThat(reply[FLAGS]).isEqualTo((byte) 0x70);
            assertThat(reply[24]).isEqualTo((byte) 5);
            int before = descriptors();
            peer.send(new byte[100]);
            bench.settle();

            bench.adapters().controls().clock().orElseThrow().advance(Duration.ofSeconds(6));
            bench.settle();

            assertThat(descriptors()).isEqualTo(before - 1);
        }
    }

    private static void assertUndisturbed(Pair pair) {
        Call one = Bench.disconnect(pair.active);
        assertThat(pair.activeEvents).hasValue(0);
        pair.bench.settle();
        assertThat(pair.passiveEvents).hasValue(1);
        assertThat(Bench.disconnect(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(one.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
    }

    /** Open files of this process. */
    private static int descriptors() {
        return Objects.requireNonNull(new File("/proc/self/fd").list()).length;
    }
}
