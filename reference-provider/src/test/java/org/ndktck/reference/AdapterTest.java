package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.AcceptExArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;

/** What an adapter says about itself, headers, and the address functions. */
class AdapterTest {

    @ParameterizedTest
    @CsvSource({"0, false", "103, false", "104, true", "200, true"})
    void describesItselfInABufferThatIsLargeEnough(int capacity, boolean fits) {
        try (Bench bench = Bench.open("max-inbound-read-limit", "3", "max-callee-data", "99")) {
            Bytes info = Bytes.ofSize(200);
            UlongCell size = new UlongCell(capacity);

            NtStatus answer = bench.active()
                    .dispatch()
                    .queryAdapterInfo(bench.active(), new QueryAdapterInfoArgs(capacity == 0 ? null : info, size));

            assertThat(answer).isEqualTo(fits ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL);
            assertThat(size.get()).isEqualTo(NdkAdapterInfo.SIZE);
            if (fits) {
                assertThat(info.get(0x38)).isEqualTo((byte) 3);
                assertThat(info.get(0x58)).isEqualTo((byte) 99);
                assertThat(info.get(0x68)).isEqualTo(Bytes.PATTERN);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 16, false", "15, 16, false", "16, 16, true", "28, 16, true"})
    void addressesNeedTheirOwnSize(int capacity, int needed, boolean fits) {
        try (Bench bench = Bench.open("families", "ipv4")) {
            Pair pair = Pair.requested(bench).established();
            Bytes bytes = Bytes.ofSize(64);
            UlongCell length = new UlongCell(capacity);

            NtStatus answer = pair.active
                    .dispatch()
                    .getLocalAddress(pair.active, new GetAddressArgs(capacity == 0 ? null : bytes, length));

            assertThat(answer).isEqualTo(fits ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL);
            assertThat(length.get()).isEqualTo(needed);
            assertThat(bytes.get(needed)).isEqualTo(Bytes.PATTERN);
            if (fits) {
                assertThat(NdkSockaddr.read(bytes, needed)).isEqualTo(Bench.peerAddress(pair.passive));
            }
        }
    }

    @Test
    void objectsCarryTypeAndVersion() {
        try (Bench bench = Bench.open("version", "1.2")) {
            NdkConnector connector = Bench.connector(bench.active());

            assertThat(connector.objectType()).isEqualTo(NdkObjectType.CONNECTOR);
            assertThat(connector.version()).isEqualTo(NdkVersion.V1_2);
            assertThat(bench.active().version()).isEqualTo(NdkVersion.V1_2);
            assertThat(connector.dispatch().acceptEx(connector, exArgs(bench)))
                    .isEqualTo(NtStatus.STATUS_NOT_SUPPORTED);
        }
    }

    private static AcceptExArgs exArgs(Bench bench) {
        return new AcceptExArgs(Bench.qp(bench.active()), 0, 0, null, 0, null, 0, (context, status) -> {}, 0);
    }

    @Test
    void knowsNoExtension() {
        try (Bench bench = Bench.open()) {
            ObjectCell<Object> extension = new ObjectCell<>();
            NtStatus answer = bench.active()
                    .dispatch()
                    .queryExtension(
                            bench.active(),
                            new QueryExtensionArgs(UUID.fromString("4-2-4-2-4"), NdkVersion.V1_1, extension));

            assertThat(answer).isEqualTo(NtStatus.STATUS_NOT_SUPPORTED);
            assertThat(extension.get()).isNull();
        }
    }
}
