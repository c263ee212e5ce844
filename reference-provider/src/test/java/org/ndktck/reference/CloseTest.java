package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;

/** Lifetimes: what a close waits for, and that its completion is the last callback. */
class CloseTest {

    @EachMode
    void antecedentsWaitForTheirSuccessors(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkPd pd = Bench.pd(bench.active());
            NdkCq cq = Bench.cq(bench.active());
            NdkCq other = Bench.cq(bench.active());
            NdkQp qp = Bench.qp(pd, cq, other);
            NdkSharedEndpoint shared = Bench.sharedEndpoint(bench.active(), bench.activeAddress(0));
            Bench.Incoming incoming = bench.new Incoming();
            NdkConnector active = Bench.connector(bench.active());
            Call connect = Bench.connect(active, qp, shared, incoming.address);
            NdkConnector passive = incoming.next();
            List<Call> antecedents =
                    List.of(Bench.close(pd), Bench.close(cq), Bench.close(other), Bench.close(qp), Bench.close(shared));
            Call listener = Bench.close(incoming.listener);
            assertThat(antecedents).allMatch(call -> call.returned().isPending() && !call.isDone());

            AtomicReference<Boolean> tooEarly = new AtomicReference<>();
            Call close = Bench.close(() -> tooEarly.set(antecedents.stream().anyMatch(Call::isDone)), active);

            assertThat(close.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(tooEarly).hasValue(false);
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
            antecedents.forEach(call -> assertThat(call.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS));
            assertThat(listener.isDone()).isFalse();

            Bench.close(passive).outcome();
            assertThat(listener.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void aCloseInsideACallbackOfTheObjectWaitsForIt(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkConnector connector = Bench.connector(bench.active());
            NdkQp qp = Bench.qp(bench.active());
            CompletableFuture<Call> close = new CompletableFuture<>();
            AtomicReference<Boolean> early = new AtomicReference<>();
            Runnable inside = () -> {
                close.complete(Bench.close(connector));
                early.set(close.join().isDone());
            };

            Call connect = Bench.connect(
                    inside,
                    connector,
                    qp,
                    bench.activeAddress(0),
                    bench.passiveAddress(9),
                    Bench.SOME_LIMITS,
                    Bench.NOTHING);

            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            if (connect.returned().isPending()) {
                assertThat(close.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
                assertThat(early).hasValue(false);
            }
        }
    }

    @EachMode
    void aListenerClosedInsideItsConnectEventWaitsForIt(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            CompletableFuture<NdkListener> self = new CompletableFuture<>();
            CompletableFuture<Call> closeListener = new CompletableFuture<>();
            List<Boolean> early = new CopyOnWriteArrayList<>();
            NdkListener listener = Bench.listener(bench.passive(), connector -> {
                closeListener.complete(Bench.close(self.join()));
                Bench.close(connector);
                early.add(closeListener.join().isDone());
            });
            self.complete(listener);
            Bench.listen(listener, bench.passiveAddress(900)).outcome();

            Call connect = bench.connect(Bench.connector(bench.active()), bench.passiveAddress(900));

            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(closeListener.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(early).containsExactly(false);
            assertThat(Bench.listen(Bench.listener(bench.passive(), c -> {}), bench.passiveAddress(900))
                            .outcome())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void aDeliveredConnectorClosedInsideItsConnectEventWaitsForIt(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            CompletableFuture<Call> closeConnector = new CompletableFuture<>();
            List<Boolean> early = new CopyOnWriteArrayList<>();
            NdkListener listener = Bench.listener(bench.passive(), connector -> {
                closeConnector.complete(Bench.close(connector));
                early.add(closeConnector.join().isDone());
            });
            Bench.listen(listener, bench.passiveAddress(900)).outcome();
            Call connect = bench.connect(Bench.connector(bench.active()), bench.passiveAddress(900));
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(closeConnector.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(early).containsExactly(false);
        }
    }

    @EachMode
    void theAddressOfAClosedListenerIsFreeWhenItsLastConnectorIsClosed(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            Call close = Bench.close(pair.incoming.listener);
            NdkListener next = Bench.listener(bench.passive(), c -> {});
            assertThat(Bench.listen(next, pair.incoming.address).outcome())
                    .isEqualTo(NtStatus.STATUS_SHARING_VIOLATION);

            Bench.close(pair.passive).outcome();
            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(Bench.listen(next, pair.incoming.address).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void aCloseCompletesPendingRequestsOnceAndLast(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            List<String> order = new CopyOnWriteArrayList<>();
            Call disconnect = Call.of(
                    () -> order.add("disconnect"),
                    call -> pair.active
                            .dispatch()
                            .disconnect(pair.active, new DisconnectArgs(call::complete, call.context())));

            Call close = Bench.close(() -> order.add("close"), pair.active);

            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(disconnect.outcome()).isEqualTo(NtStatus.STATUS_CANCELLED);
            pair.close();
            assertThat(disconnect.completions()).isEqualTo(1);
            assertThat(order).first().isEqualTo("disconnect");
        }
    }

    @Test
    void aCloseWaitsForACallbackOnAnotherThread() throws InterruptedException {
        try (Bench bench = Bench.open("completion", "inline")) {
            Pair pair = Pair.requested(bench);
            CountDownLatch entered = new CountDownLatch(1);
            CountDownLatch leave = new CountDownLatch(1);
            bench.accept(pair.passive);
            Runnable block = () -> {
                entered.countDown();
                await(leave);
            };
            Bench.completeConnect(pair.active, block);
            Thread closer = new Thread(() -> Bench.close(pair.passive));
            closer.start();
            await(entered);

            Call close = Bench.close(pair.active);
            assertThat(close.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(close.isDone()).isFalse();
            leave.countDown();
            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            closer.join();
        }
    }

    static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
