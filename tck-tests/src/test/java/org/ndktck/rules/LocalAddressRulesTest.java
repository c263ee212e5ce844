package org.ndktck.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** A local address that is refused for a cause which cannot be there, and the nearest one that may be refused. */
class LocalAddressRulesTest {

    private static OpenGate refusing(NdkFunction function, NtStatus status) {
        return new OpenGate(new Script().on(function, Behaviour.failing(status)));
    }

    private static void listen(OpenGate open, InetAddress address, int port) {
        open.settled(open.objects().listen(open.listener(connector -> {}), address, port));
    }

    @Test
    void anAddressOfTheAdapterThatIsNoneToAListenBreaksGen02() {
        try (OpenGate open = refusing(NdkFunction.LISTEN, NtStatus.STATUS_INVALID_ADDRESS)) {
            listen(open, open.address(), 0);

            assertThat(Judged.rows(open)).containsExactly(RequirementId.GEN_02);
        }
    }

    @Test
    void anAddressThatTheAdapterDoesNotHaveMayBeRefused() throws UnknownHostException {
        try (OpenGate open = refusing(NdkFunction.LISTEN, NtStatus.STATUS_INVALID_ADDRESS)) {
            listen(open, InetAddress.getByName("192.0.2.77"), 0);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    /** What is in use may be called so by any failure (AMB-57). */
    @Test
    void anAddressWithAPortMayBeRefused() {
        try (OpenGate open = refusing(NdkFunction.LISTEN, NtStatus.STATUS_INVALID_ADDRESS)) {
            listen(open, open.address(), 50_000);

            assertThat(Judged.rows(open)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "50000, 0"})
    void portZeroIsInNobodysUse(int port, int breaches) {
        try (OpenGate open = refusing(NdkFunction.LISTEN, NtStatus.STATUS_SHARING_VIOLATION)) {
            listen(open, open.address(), port);

            assertThat(Judged.rows(open)).hasSize(breaches).allMatch(RequirementId.LIS_08::equals);
        }
    }

    @Test
    void aConnectorThatIsRefusedPortZeroForAnExistingConnectionBreaksCon05() {
        try (OpenGate open = refusing(NdkFunction.CONNECT, NtStatus.STATUS_ADDRESS_ALREADY_EXISTS)) {
            open.settled(open.connect(open.connector(), open.listen(connector -> {})));

            assertThat(Judged.rows(open)).containsExactly(RequirementId.CON_05);
        }
    }

    @Test
    void aSharedEndpointMayBeMadeForAnAddressOfTheAdapter() {
        try (OpenGate open = refusing(NdkFunction.CREATE_SHARED_ENDPOINT, NtStatus.STATUS_INVALID_ADDRESS)) {
            open.settled(open.objects().createSharedEndpoint(open.adapter(), open.address(), 0));

            assertThat(Judged.rows(open)).containsExactly(RequirementId.GEN_02);
        }
    }
}
