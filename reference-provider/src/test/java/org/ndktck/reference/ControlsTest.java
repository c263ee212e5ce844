package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.ProviderControls;

/** The controls that are no time-outs: hosts, ports, resources, settling. */
class ControlsTest {

    @EachMode
    void hostsFailAsTheyAreNamed(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            ProviderControls controls = bench.adapters().controls();
            assertThat(controls.unreachableHosts())
                    .hasSize(2)
                    .allSatisfy(host -> assertThat(connect(bench, host)).isEqualTo(NtStatus.STATUS_HOST_UNREACHABLE));
            assertThat(controls.unreachableNetworks())
                    .hasSize(2)
                    .allSatisfy(
                            host -> assertThat(connect(bench, host)).isEqualTo(NtStatus.STATUS_NETWORK_UNREACHABLE));
        }
    }

    private static NtStatus connect(Bench bench, InetAddress host) {
        InetAddress source = bench.adapters().activeAddresses().stream()
                .filter(local -> local.getAddress().length == host.getAddress().length)
                .findFirst()
                .orElseThrow();
        return bench.connect(Bench.connector(bench.active()), new NdkSockaddr(source, 0), new NdkSockaddr(host, 50000))
                .outcome();
    }

    @EachMode
    void withoutFreePortsNoneIsChosen(String completion) {
        try (Bench bench = Bench.open("completion", completion, "adapters", "2")) {
            Bench.Incoming incoming = bench.new Incoming();
            NdkListener listener = Bench.listener(bench.passive(), c -> {});
            NdkConnector connector = Bench.connector(bench.active());
            Condition noFreePorts = bench.adapters().controls().noFreePorts().orElseThrow();
            Condition.Ending ending = noFreePorts.begin();
            assertThat(bench.connect(connector, incoming.address).outcome())
                    .isEqualTo(NtStatus.STATUS_TOO_MANY_ADDRESSES);
            assertThat(Bench.listen(listener, bench.passiveAddress(0)).outcome())
                    .isEqualTo(NtStatus.STATUS_TOO_MANY_ADDRESSES);
            assertThat(Bench.createSharedEndpoint(bench.active(), bench.activeAddress(0))
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_TOO_MANY_ADDRESSES);
            ending.close();
            ending.close();
            assertThat(Bench.listen(listener, bench.passiveAddress(0)).outcome())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void withoutResourcesNothingStarts(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkQp qp = Bench.qp(bench.active());
            NdkConnector connector = Bench.connector(bench.active());
            NdkListener listener = Bench.listener(bench.passive(), c -> {});
            NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
            NdkSockaddr destination = bench.passiveAddress(9);
            Condition noResources = bench.adapters().controls().noResources().orElseThrow();
            Condition.Ending ending = noResources.begin();
            List<Call> calls = List.of(
                    Bench.createSharedEndpoint(bench.active(), bench.activeAddress(0)),
                    Work.createCq(bench.active(), 8),
                    Call.of(call -> bench.active()
                            .dispatch()
                            .createConnector(
                                    bench.active(),
                                    new CreateConnectorArgs(call::created, call.context(), new ObjectCell<>()))),
                    Bench.listen(listener, bench.passiveAddress(0)),
                    Bench.connect(connector, qp, shared, destination),
                    Bench.connect(
                            connector, qp, bench.activeAddress(0), destination, Bench.SOME_LIMITS, Bench.NOTHING));
            assertThat(calls).extracting(Call::outcome).containsOnly(NtStatus.STATUS_INSUFFICIENT_RESOURCES);
            assertThat(calls).allMatch(call -> call.returned().isPending() != completion.equals("inline"));
            ending.close();
            ending.close();
            assertThat(Bench.listen(listener, bench.passiveAddress(0)).outcome())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @Test
    void settlingWaitsForRunningCallbacks() throws InterruptedException {
        try (Bench bench = Bench.open()) {
            CountDownLatch entered = new CountDownLatch(1);
            CountDownLatch leave = new CountDownLatch(1);
            NdkConnector connector = Bench.connector(bench.active());
            Call close = Bench.close(
                    () -> {
                        entered.countDown();
                        CloseTest.await(leave);
                    },
                    connector);
            entered.await();
            Thread releaser = new Thread(leave::countDown);
            releaser.start();
            bench.adapters().controls().settle().orElseThrow().run();
            assertThat(close.completions()).isEqualTo(1);
            assertThat(leave.getCount()).isZero();
            releaser.join();
        }
    }

    @EachMode
    void callbacksComeAtDispatchLevelAndTheConsumersOwnCodeRunsAtPassiveLevel(String completion) {
        List<Integer> levels = new CopyOnWriteArrayList<>();
        try (Bench bench = Bench.open("completion", completion)) {
            IntSupplier level = bench.adapters().controls().currentIrql().orElseThrow();
            Runnable note = () -> levels.add(level.getAsInt());
            NdkListener listener = Bench.listener(bench.passive(), connector -> {
                note.run();
                Bench.close(note, connector); // a callback inside a callback, where the caller's stack is used
                note.run();
            });
            assertThat(Bench.listen(listener, bench.passiveAddress(50123)).outcome())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(level.getAsInt()).isZero();
            NdkConnector connector = Bench.connector(bench.active());
            assertThat(bench.connect(connector, bench.passiveAddress(50123)).outcome())
                    .isNotEqualTo(NtStatus.STATUS_PENDING);
            assertThat(level.getAsInt()).isZero();
        }
        assertThat(levels).isNotEmpty().containsOnly(2);
    }

    @Test
    void offerNothingWhenTurnedOff() {
        try (Bench bench = Bench.open("controls", "none")) {
            assertThat(bench.adapters().controls()).isSameAs(ProviderControls.NONE);
        }
    }
}
