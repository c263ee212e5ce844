package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.WorkerSlot;

/** Each status over TCP comes from what really happens to sockets. */
class TcpStatusTest {

    private final Bench bench = Bench.open(new ReferenceTcpProvider(), "families", "ipv4");
    private final List<AutoCloseable> others = new ArrayList<>();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable other : others) {
            other.close();
        }
        bench.close();
    }

    /** A socket of somebody else, at an address of the adapter. */
    private ServerSocket foreign(Bench of, int port) throws IOException {
        ServerSocket socket = new ServerSocket();
        others.add(socket);
        socket.bind(new InetSocketAddress(of.activeAddress(0).address(), port));
        return socket;
    }

    private static NdkSockaddr addressOf(ServerSocket socket) {
        return new NdkSockaddr(socket.getInetAddress(), socket.getLocalPort());
    }

    @Test
    void aConnectIsRefusedWhereNobodyListens() {
        Call connect = bench.connect(Bench.connector(bench.active()), bench.passiveAddress(9));

        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
    }

    @Test
    void aConnectToItselfIsRefused() {
        NdkSockaddr itself = bench.activeAddress(20_000);

        Call connect = bench.connect(Bench.connector(bench.active()), itself, itself);

        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
    }

    @Test
    void aConnectIsRefusedWhereThePeerResetsIt() throws IOException {
        ServerSocket listener = foreign(bench, 0);
        Call connect = bench.connect(Bench.connector(bench.active()), addressOf(listener));

        RawPeer.from(listener).reset();

        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
    }

    @Test
    void aConnectToASilentListenerTimesOut() throws IOException {
        ServerSocket listener = foreign(bench, 0);
        Call connect = bench.connect(Bench.connector(bench.active()), addressOf(listener));
        try (RawPeer silent = RawPeer.from(listener)) {
            assertThat(silent.read(24))
                    .startsWith("MPA ID Req Frame".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
            assertThat(connect.isDone()).isFalse();

            bench.adapters().controls().clock().orElseThrow().advance(Duration.ofMinutes(2));

            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(silent.isEnded()).isTrue();
        }
    }

    @Test
    void aPortThatAnotherProcessListensAtIsASharingViolation() throws IOException {
        ServerSocket other = foreign(bench, 0);

        Call connect = bench.connect(Bench.connector(bench.active()), addressOf(other), bench.passiveAddress(9));
        Call listen = Bench.listen(Bench.listener(bench.passive(), connector -> {}), addressOf(other));

        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
        assertThat(listen.outcome()).isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
    }

    @Test
    void anAddressThatIsNotOfThisHostIsInvalid() {
        try (Bench elsewhere = Bench.open(new ReferenceTcpProvider(), "addresses", "203.0.113.5")) {
            Call listen =
                    Bench.listen(Bench.listener(elsewhere.passive(), connector -> {}), elsewhere.passiveAddress(0));
            Call connect = elsewhere.connect(Bench.connector(elsewhere.active()), elsewhere.passiveAddress(9));

            assertThat(listen.outcome()).isEqualTo(NtStatus.STATUS_INVALID_ADDRESS);
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_INVALID_ADDRESS);
        }
    }

    /** One of 2048 processes has eight ports. */
    @Test
    void whereOthersHaveAllPortsThereAreTooManyAddresses() throws IOException {
        try (Bench narrow = Bench.open(new ReferenceTcpProvider(), new WorkerSlot(2047, 2048), "families", "ipv4")) {
            PortRange range = narrow.adapters().chosenPorts();
            assertThat(range).isEqualTo(new PortRange(65528, 65535));
            for (int port = range.first(); port < range.last(); port++) {
                foreign(narrow, port);
            }
            Bench.Incoming last = narrow.new Incoming();
            assertThat(last.address.port()).isEqualTo(range.last());

            Call connect = narrow.connect(Bench.connector(narrow.active()), last.address);

            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_TOO_MANY_ADDRESSES);
        }
    }

    @Test
    void aNetworkThatNoRouteLeadsToIsUnreachable() {
        NdkSockaddr group = new NdkSockaddr(
                bench.adapters().controls().unreachableNetworks().get(0), 9);

        Call connect = bench.connect(Bench.connector(bench.active()), group);

        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_NETWORK_UNREACHABLE);
    }

    @Test
    void twoConnectionsBetweenTheSameAddressesAreOneTooMany() throws IOException {
        NdkSockaddr silent = addressOf(foreign(bench, 0));
        NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
        Call first = Bench.connect(Bench.connector(bench.active()), Bench.qp(bench.active()), shared, silent);

        Call second = Bench.connect(Bench.connector(bench.active()), Bench.qp(bench.active()), shared, silent);

        assertThat(second.outcome()).isEqualTo(NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);
        assertThat(first.isDone()).isFalse();
    }

    @Test
    void anAcceptIsAbortedWhereThePeerHasGone() {
        Bench.Incoming incoming = bench.new Incoming();
        RawPeer peer = RawPeer.to(incoming.address).send(RawPeer.request());
        var connector = incoming.next();
        peer.reset();
        bench.settle();

        assertThat(bench.accept(connector).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
    }

    @Test
    void anAcceptIsAbortedWhereThePeerGoesBeforeItIsReady() {
        for (boolean gracefully : new boolean[] {false, true}) {
            Bench.Incoming incoming = bench.new Incoming();
            RawPeer peer = RawPeer.to(incoming.address).send(RawPeer.request());
            Call accept = bench.accept(incoming.next());
            peer.read(24);
            assertThat(accept.isDone()).isFalse();

            if (gracefully) {
                peer.close();
            } else {
                peer.reset();
            }

            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    @Test
    void anAcceptOfASilentPeerTimesOut() {
        Bench.Incoming incoming = bench.new Incoming();
        try (RawPeer peer = RawPeer.to(incoming.address).send(RawPeer.request())) {
            Call accept = bench.accept(incoming.next());
            peer.read(24);

            bench.adapters().controls().clock().orElseThrow().advance(Duration.ofMinutes(1));

            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(peer.isEnded()).isTrue();
        }
    }

    @Test
    void aFullBacklogRefuses() {
        try (Bench narrow = Bench.open(new ReferenceTcpProvider(), "families", "ipv4", "backlog", "1")) {
            Bench.Incoming incoming = narrow.new Incoming();
            Call first = narrow.connect(Bench.connector(narrow.active()), incoming.address);
            incoming.next();

            Call second = narrow.connect(Bench.connector(narrow.active()), incoming.address);

            assertThat(second.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(first.isDone()).isFalse();
        }
    }
}
