package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * The status codes the documents list by function, in each completion mode; {@link ControlsTest} and
 * {@link TimeoutTest} have those that need a control.
 */
class DocumentedStatusTest {

    private static void assertFails(Call call, NtStatus status, String completion) {
        assertThat(call.outcome()).isEqualTo(status);
        assertThat(call.returned().isPending()).isEqualTo(!completion.equals("inline"));
    }

    @EachMode
    void anAddressInUseIsASharingViolation(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkSockaddr taken = bench.new Incoming().address;
            NdkListener listener = Bench.listener(bench.passive(), c -> {});
            NdkConnector connector = Bench.connector(bench.active());
            assertFails(Bench.listen(listener, taken), NtStatus.STATUS_SHARING_VIOLATION, completion);
            assertFails(bench.connect(connector, taken, taken), NtStatus.STATUS_SHARING_VIOLATION, completion);
            assertFails(
                    Bench.createSharedEndpoint(bench.active(), taken), NtStatus.STATUS_SHARING_VIOLATION, completion);
        }
    }

    @EachMode
    void anAddressOfAnotherHostIsInvalid(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkSockaddr foreign = new NdkSockaddr(Bench.inet("192.0.2.1"), 0);
            NdkListener listener = Bench.listener(bench.passive(), c -> {});
            NdkConnector connector = Bench.connector(bench.active());
            assertFails(Bench.listen(listener, foreign), NtStatus.STATUS_INVALID_ADDRESS, completion);
            assertFails(
                    bench.connect(connector, foreign, bench.passiveAddress(9)),
                    NtStatus.STATUS_INVALID_ADDRESS,
                    completion);
            assertFails(
                    Bench.createSharedEndpoint(bench.active(), foreign), NtStatus.STATUS_INVALID_ADDRESS, completion);
        }
    }

    @EachMode
    void onePairOfAddressesCarriesOneConnection(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
            Bench.Incoming incoming = bench.new Incoming();
            Bench.connect(Bench.connector(bench.active()), Bench.qp(bench.active()), shared, incoming.address);
            NdkSockaddr local = Bench.localAddress(incoming.next());
            Call again =
                    Bench.connect(Bench.connector(bench.active()), Bench.qp(bench.active()), shared, incoming.address);
            assertFails(again, NtStatus.STATUS_ADDRESS_ALREADY_EXISTS, completion);
            assertThat(local).isEqualTo(incoming.address);
            NdkSockaddr source = bench.activeAddress(700);
            bench.connect(Bench.connector(bench.active()), source, incoming.address);
            Call implicitly = bench.connect(Bench.connector(bench.active()), source, incoming.address);
            assertFails(implicitly, NtStatus.STATUS_SHARING_VIOLATION, completion);
        }
    }

    @EachMode
    void whoGaveUpIsToldToTheOther(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair given = Pair.requested(bench);
            Bench.close(given.active).outcome();
            assertThat(Bench.reject(given.passive, Bench.NOTHING)).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            Pair accepted = Pair.requested(bench);
            accepted.accept();
            Bench.close(accepted.passive).outcome();
            assertFails(accepted.completeConnect(), NtStatus.STATUS_CONNECTION_ABORTED, completion);
            Call unconnected = Bench.completeConnect(Bench.connector(bench.active()), () -> {});
            assertFails(unconnected, NtStatus.STATUS_CONNECTION_INVALID, completion);
        }
    }

    @EachMode
    void queuesBeyondTheMaximaAreInvalid(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            assertFails(Work.createCq(bench.active(), 257), NtStatus.STATUS_INVALID_PARAMETER, completion);
            assertFails(Work.createQp(bench.active(), 65, 4), NtStatus.STATUS_INVALID_PARAMETER, completion);
            assertFails(Work.createQp(bench.active(), 4, 65), NtStatus.STATUS_INVALID_PARAMETER, completion);
        }
    }
}
