package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.negotiation.ReadLimits;

/** Connect, accept, complete, reject: both sides, in each completion mode. */
class HandshakeTest {

    @EachMode
    void establishesAConnectionInTheOrderOfTheDocuments(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench, new ReadLimits(8, 200), new byte[] {1, 0, 2, 0});
            assertThat(pair.connect.isDone()).isFalse();
            ConnectionData before = ConnectionData.fetch(pair.passive, 4);
            assertThat(before.status()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(before.limits()).isEqualTo(new ReadLimits(16, 8));
            assertThat(before.buffer().first(4)).containsExactly(1, 0, 2, 0);

            Call accept = pair.accept(new ReadLimits(3, 5), new byte[] {9, 0});
            assertThat(accept.isDone()).isFalse();
            ConnectionData after = ConnectionData.fetch(pair.active, 2);
            assertThat(after.limits()).isEqualTo(new ReadLimits(5, 3));
            assertThat(after.buffer().first(2)).containsExactly(9, 0);

            assertThat(pair.completeConnect().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertAddressesAgree(pair);
            pair.close();
        }
    }

    private static void assertAddressesAgree(Pair pair) {
        NdkSockaddr source = Bench.localAddress(pair.active);
        assertThat(source.port()).isBetween(49152, 65535);
        assertThat(Bench.peerAddress(pair.passive)).isEqualTo(source);
        assertThat(Bench.peerAddress(pair.active)).isEqualTo(pair.incoming.address);
        assertThat(Bench.localAddress(pair.passive)).isEqualTo(pair.incoming.address);
    }

    @EachMode
    void passiveRejectionRefusesTheConnectAndItsDataCanBeRead(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);

            assertThat(Bench.reject(pair.passive, new byte[] {7, 8})).isEqualTo(NtStatus.STATUS_SUCCESS);

            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(ConnectionData.fetch(pair.active, 2).buffer().first(2)).containsExactly(7, 8);
            pair.close();
        }
    }

    @EachMode
    void activeRejectionAbortsTheAcceptWithoutAnEvent(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Call accept = pair.accept();

            assertThat(Bench.reject(pair.active, Bench.NOTHING)).isEqualTo(NtStatus.STATUS_SUCCESS);

            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            pair.close();
            assertThat(pair.passiveEvents).hasValue(0);
            assertThat(pair.activeEvents).hasValue(0);
        }
    }

    @EachMode
    void anAttemptWithoutListenerIsRefusedAndCanBeMadeAgain(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkConnector connector = Bench.connector(bench.active());
            NdkSockaddr source = bench.activeAddress(4000);

            assertThat(bench.connect(connector, source, bench.passiveAddress(5000))
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            Bench.Incoming incoming = bench.new Incoming();
            Call again = bench.connect(connector, source, incoming.address);
            assertThat(Bench.peerAddress(incoming.next())).isEqualTo(source);
            Bench.close(connector).outcome();
            assertThat(again.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
        }
    }

    @EachMode
    void addressErrorsAreNamed(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            NdkSockaddr used = Bench.localAddress(pair.active);
            NdkSockaddr elsewhere = bench.passiveAddress(1);
            NdkConnector connector = Bench.connector(bench.active());

            assertThat(bench.connect(connector, used, elsewhere).outcome())
                    .isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
            assertThat(bench.connect(connector, used, pair.incoming.address).outcome())
                    .isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
            assertThat(bench.connect(connector, address("10.77.0.9"), elsewhere).outcome())
                    .isEqualTo(NtStatus.STATUS_INVALID_ADDRESS);
            assertThat(bench.connect(connector, address("10.77.0.200")).outcome())
                    .isEqualTo(NtStatus.STATUS_HOST_UNREACHABLE);
            assertThat(bench.connect(connector, address("192.0.2.1")).outcome())
                    .isEqualTo(NtStatus.STATUS_NETWORK_UNREACHABLE);
            assertThat(Bench.listen(Bench.listener(bench.passive(), c -> {}), pair.incoming.address)
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
            assertThat(Bench.createSharedEndpoint(bench.active(), used).outcome())
                    .isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);
        }
    }

    private static NdkSockaddr address(String literal) {
        return new NdkSockaddr(Bench.inet(literal), 77);
    }

    @EachMode
    void aSharedEndpointCarriesOneConnectionPerDestination(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
            Bench.Incoming one = bench.new Incoming();
            Bench.Incoming other = bench.new Incoming();
            NdkConnector first = Bench.connector(bench.active());
            NdkConnector second = Bench.connector(bench.active());
            NdkConnector third = Bench.connector(bench.active());

            Call toOne = Bench.connect(first, Bench.qp(bench.active()), shared, one.address);
            Call toOther = Bench.connect(second, Bench.qp(bench.active()), shared, other.address);
            assertThat(Bench.peerAddress(one.next())).isEqualTo(Bench.localAddress(first));
            assertThat(Bench.localAddress(second)).isEqualTo(Bench.localAddress(first));
            assertThat(Bench.connect(third, Bench.qp(bench.active()), shared, one.address)
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);

            Bench.close(first).outcome();
            assertThat(toOne.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
            Call again = Bench.connect(third, Bench.qp(bench.active()), shared, one.address);
            assertThat(again.isDone()).isFalse();
            assertThat(toOther.isDone()).isFalse();
        }
    }

    @EachMode
    void anAttemptInVainKeepsNobodyFromTheSameDestination(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
            Bench.Incoming incoming = bench.new Incoming();
            NdkConnector first = Bench.connector(bench.active());
            NdkConnector second = Bench.connector(bench.active());

            incoming.listener.dispatch().controlConnectEvents(incoming.listener, true);
            assertThat(Bench.connect(first, Bench.qp(bench.active()), shared, incoming.address)
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            incoming.listener.dispatch().controlConnectEvents(incoming.listener, false);
            Call again = Bench.connect(second, Bench.qp(bench.active()), shared, incoming.address);
            assertThat(Bench.peerAddress(incoming.next())).isEqualTo(Bench.localAddress(second));

            Bench.close(first).outcome();
            NdkConnector third = Bench.connector(bench.active());
            assertThat(Bench.connect(third, Bench.qp(bench.active()), shared, incoming.address)
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);
            assertThat(again.isDone()).isFalse();
        }
    }

    @EachMode
    void pausedAndClosingListenersRefuse(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            NdkConnector connector = Bench.connector(bench.active());

            pair.incoming.listener.dispatch().controlConnectEvents(pair.incoming.listener, true);
            assertThat(bench.connect(connector, pair.incoming.address).outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            pair.incoming.listener.dispatch().controlConnectEvents(pair.incoming.listener, false);
            bench.connect(connector, pair.incoming.address);
            Bench.close(pair.incoming.next()).outcome();

            Call close = Bench.close(pair.incoming.listener);
            assertThat(close.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(bench.connect(Bench.connector(bench.active()), pair.incoming.address)
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(close.isDone()).isFalse();
        }
    }

    @EachMode
    void givingUpMakesTheOtherSideStale(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair activeGone = Pair.requested(bench);
            Bench.close(activeGone.active).outcome();
            assertThat(activeGone.connect.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
            assertThat(bench.accept(activeGone.passive).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);

            Pair passiveGone = Pair.requested(bench);
            Call accept = passiveGone.accept();
            Bench.close(passiveGone.passive).outcome();
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
            assertThat(passiveGone.completeConnect().outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);

            Pair undecided = Pair.requested(bench);
            Bench.close(undecided.passive).outcome();
            assertThat(undecided.connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
        }
    }

    @EachMode
    void callsInTheWrongStateFailAndDoNoHarm(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkConnector idle = Bench.connector(bench.active());
            assertThat(Bench.completeConnect(idle, () -> {}).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(Bench.disconnect(idle).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(Bench.reject(idle, Bench.NOTHING)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(ConnectionData.sizeQuery(idle).status()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);

            Pair pair = Pair.requested(bench);
            assertThat(Bench.reject(pair.passive, new byte[401])).isEqualTo(NtStatus.STATUS_INVALID_BUFFER_SIZE);
            assertThat(Bench.accept(pair.passive, pair.activeQp, Bench.SOME_LIMITS, Bench.NOTHING, () -> {})
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_ACTIVE);
            pair.established();
            assertThat(bench.connect(pair.active, pair.incoming.address).outcome())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_ACTIVE);
            assertThat(bench.accept(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(Bench.disconnect(pair.active).isDone()).isFalse();
            assertThat(Bench.disconnect(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            pair.close();
            assertThat(Bench.close(pair.active).outcome()).isEqualTo(NtStatus.STATUS_INVALID_DEVICE_STATE);
        }
    }

    @EachMode
    void theExFormsBehaveAsThePlainOnes(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            List<Long> reasons = new CopyOnWriteArrayList<>();
            Call accept = Call.of(call -> pair.passive
                    .dispatch()
                    .acceptEx(
                            pair.passive,
                            new AcceptExArgs(
                                    pair.passiveQp,
                                    1,
                                    1,
                                    null,
                                    0,
                                    (context, reason) -> reasons.add(context + reason),
                                    30,
                                    call::complete,
                                    call.context())));
            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            Call complete = Call.of(call -> pair.active
                    .dispatch()
                    .completeConnectEx(
                            pair.active, new CompleteConnectExArgs(null, 0, call::complete, call.context())));
            assertThat(complete.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            pair.close();
            assertThat(reasons).containsExactly(30L);
        }
    }

    @Test
    void connectsOverBothFamiliesAndBetweenTwoAdapters() {
        for (String family : List.of("ipv4", "ipv6")) {
            try (Bench bench = Bench.open("families", family, "adapters", "2")) {
                Pair pair = Pair.requested(bench).established();
                assertAddressesAgree(pair);
                assertThat(pair.incoming.address.address())
                        .isNotEqualTo(bench.activeAddress(0).address());
                pair.close();
            }
        }
    }
}
