package org.ndktck.reference.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.PortRange;
import org.ndktck.reference.refusal.Refusal;

/** Taking local addresses and ports into use and giving them back. */
class EndpointsTest {

    private static final InetAddress LOCAL = inet("10.77.0.1");
    private static final InetAddress OTHER = inet("fd77::1");
    private static final List<InetAddress> ADAPTER = List.of(LOCAL, OTHER);

    private static final Endpoints.Claim ALONE = address -> () -> {};

    private final PortPool ports = new PortPool(new PortPool.Choice(PortRange.DYNAMIC, PortPool.Order.IN_TURN));
    private final Endpoints endpoints = new Endpoints(ports);

    @Test
    void portZeroGivesEveryEphemeralPortOnceAndThenNone() throws Refusal {
        Set<Integer> given = new HashSet<>();
        Endpoint last = endpoints.bind(new NdkSockaddr(LOCAL, 0), ADAPTER, ALONE);
        given.add(last.address().port());
        for (int i = 1; i < 16384; i++) {
            last = endpoints.bind(new NdkSockaddr(LOCAL, 0), ADAPTER, ALONE);
            given.add(last.address().port());
        }

        assertThat(given).hasSize(16384).allMatch(port -> port >= 49152 && port <= 65535);
        assertRefused(
                NtStatus.STATUS_TOO_MANY_ADDRESSES, () -> endpoints.bind(new NdkSockaddr(LOCAL, 0), ADAPTER, ALONE));

        int freed = last.address().port();
        last.release().run();
        assertThat(endpoints
                        .bind(new NdkSockaddr(LOCAL, 0), ADAPTER, ALONE)
                        .address()
                        .port())
                .isEqualTo(freed);
    }

    @Test
    void addressesHavePortsOfTheirOwn() throws Refusal {
        endpoints.bind(new NdkSockaddr(LOCAL, 80), ADAPTER, ALONE);

        assertThat(endpoints.bind(new NdkSockaddr(OTHER, 80), ADAPTER, ALONE).address())
                .isEqualTo(new NdkSockaddr(OTHER, 80));
    }

    @Test
    void aPortInUseIsASharingViolationUntilItIsGivenBack() throws Refusal {
        NdkSockaddr address = new NdkSockaddr(LOCAL, 80);
        Endpoint endpoint = endpoints.bind(address, ADAPTER, ALONE);
        assertRefused(NtStatus.STATUS_SHARING_VIOLATION, () -> endpoints.bind(address, ADAPTER, ALONE));

        endpoint.release().run();
        assertThat(endpoints.bind(address, ADAPTER, ALONE)).isNotSameAs(endpoint);
    }

    @Test
    void whereEveryPortOfTheRangeIsTakenTheOthersAreFree() throws Refusal {
        ports.takeAway();

        assertRefused(
                NtStatus.STATUS_TOO_MANY_ADDRESSES, () -> endpoints.bind(new NdkSockaddr(LOCAL, 0), ADAPTER, ALONE));
        assertRefused(
                NtStatus.STATUS_SHARING_VIOLATION, () -> endpoints.bind(new NdkSockaddr(LOCAL, 49152), ADAPTER, ALONE));
        endpoints.bind(new NdkSockaddr(LOCAL, 49151), ADAPTER, ALONE);

        ports.giveBack();
        endpoints.bind(new NdkSockaddr(LOCAL, 49152), ADAPTER, ALONE);
    }

    @Test
    void aForeignAddressIsInvalid() {
        assertRefused(
                NtStatus.STATUS_INVALID_ADDRESS,
                () -> endpoints.bind(new NdkSockaddr(inet("10.77.0.9"), 80), ADAPTER, ALONE));
    }

    private static void assertRefused(NtStatus status, ThrowingCallable code) {
        assertThatExceptionOfType(Refusal.class)
                .isThrownBy(code)
                .satisfies(refusal -> assertThat(refusal.status()).isEqualTo(status));
    }

    private static InetAddress inet(String literal) {
        try {
            return InetAddress.getByName(literal);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }
}
