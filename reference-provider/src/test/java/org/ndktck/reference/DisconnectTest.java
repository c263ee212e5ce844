package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.NtStatus;

/** The end of connections: graceful, by close, and events in the right order. */
class DisconnectTest {

    @EachMode
    void waitsForThePeersOwnDisconnect(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();

            Call first = Bench.disconnect(pair.active);
            bench.settle();
            assertThat(pair.passiveEvents).hasValue(1);
            assertThat(first.isDone()).isFalse();

            assertThat(Bench.disconnect(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(first.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            pair.close();
            assertThat(pair.activeEvents).hasValue(0);
            assertThat(pair.passiveEvents).hasValue(1);
        }
    }

    @EachMode
    void failsWhenThePeerClosesInstead(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            Call disconnect = Bench.disconnect(pair.active);

            Bench.close(pair.passive).outcome();

            assertThat(disconnect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            Bench.close(pair.active).outcome();
            assertThat(pair.activeEvents).hasValue(0);
        }
    }

    @EachMode
    void aCloseIsAnEventForThePeerOnly(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();

            Bench.close(pair.active).outcome();

            bench.settle();
            assertThat(pair.passiveEvents).hasValue(1);
            assertThat(pair.activeEvents).hasValue(0);
            assertThat(Bench.disconnect(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            Bench.close(pair.passive).outcome();
            assertThat(pair.passiveEvents).hasValue(1);
        }
    }

    @EachMode
    void theSuccessComesBeforeTheEventEvenIfThePeerIsGoneAtOnce(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            List<String> order = new CopyOnWriteArrayList<>();
            CompletableFuture<Call> disconnect = new CompletableFuture<>();
            Call accept = Call.of(
                    () -> disconnect.complete(Bench.disconnect(pair.passive)),
                    call -> pair.passive
                            .dispatch()
                            .accept(
                                    pair.passive,
                                    new AcceptArgs(
                                            pair.passiveQp, 1, 1, null, 0, null, 0, call::complete, call.context())));
            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);

            Call complete = Bench.completeConnect(() -> order.add("success"), pair.active, () -> order.add("event"));

            assertThat(complete.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(complete.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            bench.settle();
            assertThat(order).containsExactly("success", "event");
            assertThat(Bench.disconnect(pair.active).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(disconnect.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }
}
