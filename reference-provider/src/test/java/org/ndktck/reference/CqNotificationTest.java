package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NtStatus;

/** Notifications: once per arm, never without, one at a time. */
class CqNotificationTest {

    private static void arm(Work work, NdkCqNotificationType type) {
        work.cq.dispatch().armCq(work.cq, type);
    }

    @EachMode
    void comesOncePerArm(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            List<NtStatus> notified = new CopyOnWriteArrayList<>();
            Work work = new Work(bench.active(), 8, (context, status) -> notified.add(status));
            work.receive(1);
            work.flush();
            bench.settle();
            assertThat(notified).isEmpty();
            arm(work, NdkCqNotificationType.ANY);
            bench.settle();
            assertThat(notified).containsExactly(NtStatus.STATUS_SUCCESS);
            assertThat(work.results()).hasSize(1);
            arm(work, NdkCqNotificationType.ANY);
            bench.settle();
            assertThat(notified).hasSize(1);
            work.receive(2);
            work.receive(3);
            work.flush();
            bench.settle();
            assertThat(notified).hasSize(2);
        }
    }

    @EachMode
    void solicitedOnesComeForSolicitedMessagesAndFailures(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            AtomicInteger notified = new AtomicInteger();
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive(), 8, (context, status) -> notified.incrementAndGet());
            Pair.requested(bench, active.qp, passive.qp).established();
            arm(passive, NdkCqNotificationType.SOLICITED);
            passive.receive(1);
            passive.receive(2);
            active.send(1);
            bench.settle();
            assertThat(notified).hasValue(0);
            active.sendAndSolicit(2);
            bench.settle();
            assertThat(notified).hasValue(1);
            assertThat(passive.results()).hasSize(2);
            arm(passive, NdkCqNotificationType.SOLICITED);
            passive.receive(3);
            passive.flush();
            bench.settle();
            assertThat(notified).hasValue(2);
        }
    }

    @EachMode
    void neverRunsWhileAnotherRuns(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            AtomicInteger running = new AtomicInteger();
            AtomicInteger notified = new AtomicInteger();
            AtomicInteger mostRunning = new AtomicInteger();
            CompletableFuture<Work> self = new CompletableFuture<>();
            Work work = new Work(bench.active(), 8, (context, status) -> {
                mostRunning.accumulateAndGet(running.incrementAndGet(), Math::max);
                if (notified.incrementAndGet() == 1) {
                    arm(self.join(), NdkCqNotificationType.ANY);
                    self.join().receive(2);
                    self.join().flush();
                }
                running.decrementAndGet();
            });
            self.complete(work);
            arm(work, NdkCqNotificationType.ANY);
            work.receive(1);
            work.flush();
            bench.settle();
            assertThat(notified).hasValue(2);
            assertThat(mostRunning).hasValue(1);
        }
    }

    @EachMode
    void anOverflowIsToldOnceAndMakesTheQueueUnusable(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            List<NtStatus> notified = new CopyOnWriteArrayList<>();
            Work work = new Work(bench.active(), 2, (context, status) -> notified.add(status));
            arm(work, NdkCqNotificationType.ERRORS);
            work.receive(1);
            work.receive(2);
            work.flush();
            bench.settle();
            assertThat(notified).isEmpty();
            work.receive(3);
            work.flush();
            arm(work, NdkCqNotificationType.ANY);
            bench.settle();
            assertThat(notified).containsExactly(NtStatus.STATUS_BUFFER_OVERFLOW);
            assertThat(work.results()).isEmpty();
            assertThat(work.receive(4)).isEqualTo(NtStatus.STATUS_INTERNAL_ERROR);
        }
    }

    @EachMode
    void aRunningOneKeepsTheQueueOpen(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            CompletableFuture<Work> self = new CompletableFuture<>();
            CompletableFuture<Call> close = new CompletableFuture<>();
            AtomicReference<Boolean> early = new AtomicReference<>();
            Work work = new Work(bench.active(), 8, (context, status) -> {
                Bench.close(self.join().qp);
                close.complete(Bench.close(self.join().cq));
                early.set(close.join().isDone());
            });
            self.complete(work);
            arm(work, NdkCqNotificationType.ANY);
            work.receive(1);
            work.flush();
            bench.settle();
            assertThat(early).hasValue(false);
            assertThat(close.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }
}
