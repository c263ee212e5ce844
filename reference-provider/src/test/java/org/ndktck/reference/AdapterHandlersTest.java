package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.Condition;

/** Adapters opened and closed by the consumer. */
class AdapterHandlersTest {

    private static AdapterHandlers handlers(Bench bench) {
        return bench.adapters().controls().adapterHandlers().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"1.1, 1, 1, true", "1.2, 1, 1, true", "1.2, 1, 3, false", "2.1, 1, 1, false", "2.1, 2, 0, true"})
    void opensWhatItsVersionCovers(String version, int major, int minor, boolean opens) {
        try (Bench bench = Bench.open("version", version)) {
            ObjectCell<NdkAdapter> cell = new ObjectCell<>();
            NtStatus status = handlers(bench).openNdkAdapter(new NdkVersion(major, minor), cell);
            assertThat(status).isEqualTo(opens ? NtStatus.STATUS_SUCCESS : NtStatus.NDIS_STATUS_BAD_VERSION);
            NdkAdapter adapter = cell.get();
            assertThat(adapter != null).isEqualTo(opens);
            if (adapter != null) {
                assertThat(adapter.version()).hasToString(version);
                handlers(bench).closeNdkAdapter(adapter);
            }
        }
    }

    @Test
    void doesNotOpenWithoutResources() {
        try (Bench bench = Bench.open()) {
            Condition noResources = bench.adapters().controls().noResources().orElseThrow();
            Condition.Ending ending = noResources.begin();
            assertThat(handlers(bench).openNdkAdapter(NdkVersion.V2_1, new ObjectCell<>()))
                    .isEqualTo(NtStatus.STATUS_INSUFFICIENT_RESOURCES);
            ending.close();
        }
    }

    @EachMode
    void anInstanceReachesTheOthers(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkAdapter adapter = opened(bench);
            Bench.Incoming incoming = bench.new Incoming();
            NdkConnector connector = Bench.connector(adapter);
            Call connect = Bench.connect(
                    connector,
                    Bench.qp(adapter),
                    bench.activeAddress(0),
                    incoming.address,
                    Bench.SOME_LIMITS,
                    Bench.NOTHING);
            bench.accept(incoming.next());
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void theCloseWaitsForTheLastCallback(String completion) throws InterruptedException {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkAdapter adapter = opened(bench);
            NdkConnector connector = Bench.connector(adapter);
            CountDownLatch entered = new CountDownLatch(1);
            AtomicBoolean returned = new AtomicBoolean();
            AtomicBoolean returnedBeforeClose = new AtomicBoolean();
            Thread closer = new Thread(() -> {
                entered.countDown();
                handlers(bench).closeNdkAdapter(adapter);
                returnedBeforeClose.set(returned.get());
            });
            closer.start();
            entered.await();
            Runnable inside = () -> returned.set(true);
            Call close = Bench.close(inside, connector);
            returned.compareAndSet(false, !close.returned().isPending());
            closer.join();
            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(returnedBeforeClose.get() || completion.equals("inline")).isTrue();
        }
    }

    private static NdkAdapter opened(Bench bench) {
        ObjectCell<NdkAdapter> cell = new ObjectCell<>();
        handlers(bench).openNdkAdapter(bench.active().version(), cell);
        return Objects.requireNonNull(cell.get());
    }
}
