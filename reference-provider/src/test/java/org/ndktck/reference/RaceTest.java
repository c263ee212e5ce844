package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;

/** Two threads, one per side, without any order between them. */
class RaceTest {

    private static final int ROUNDS = 200;

    private final Phaser start = new Phaser(2);

    @EachMode
    void simultaneousDisconnectsBothSucceed(String completion) {
        raced(completion, (pair, calls) -> {
            together(() -> calls.add(Bench.disconnect(pair.active)), () -> calls.add(Bench.disconnect(pair.passive)));
            assertThat(calls)
                    .hasSize(2)
                    .allSatisfy(call -> assertThat(call.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS));
        });
    }

    @EachMode
    void closesAtAnyMomentCompleteEveryCallOnce(String completion) {
        SplittableRandom random = new SplittableRandom(42);
        raced(completion, (pair, calls) -> {
            boolean disconnect = random.nextBoolean();
            int spins = random.nextInt(2000);
            together(
                    () -> {
                        if (disconnect) {
                            calls.add(Bench.disconnect(pair.active));
                        }
                        calls.add(Bench.close(pair.active));
                    },
                    () -> {
                        for (int i = 0; i < spins; i++) {
                            Thread.onSpinWait();
                        }
                        calls.add(Bench.close(pair.passive));
                    });
            calls.forEach(Call::outcome);
            assertThat(pair.activeEvents.get()).isLessThanOrEqualTo(1);
            assertThat(pair.passiveEvents.get()).isLessThanOrEqualTo(1);
        });
    }

    /** The handshake itself raced: the passive side closes while the active side completes. */
    @EachMode
    void aCloseDuringTheHandshakeEndsBothSides(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Bench.Incoming incoming = bench.new Incoming();
            for (int round = 0; round < ROUNDS; round++) {
                AtomicInteger events = new AtomicInteger();
                NdkConnector active = Bench.connector(bench.active());
                Call connect = bench.connect(active, incoming.address);
                NdkConnector passive = incoming.next();
                Call accept = bench.accept(passive);
                assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
                List<Call> calls = Collections.synchronizedList(new ArrayList<>());
                together(
                        () -> calls.add(Bench.completeConnect(active, events::incrementAndGet)),
                        () -> calls.add(Bench.close(passive)));
                calls.add(accept);
                calls.forEach(Call::outcome);
                calls.forEach(RaceTest::assertCompletedOnce);
                assertCompletedOnce(Bench.close(active));
                assertThat(events.get()).isLessThanOrEqualTo(1);
            }
        }
    }

    /** One round: what to do with an established pair, and the calls made. */
    private interface Round {
        void run(Pair pair, List<Call> calls);
    }

    private void raced(String completion, Round round) {
        try (Bench bench = Bench.open("completion", completion)) {
            for (int i = 0; i < ROUNDS; i++) {
                Pair pair = Pair.requested(bench).established();
                List<Call> calls = Collections.synchronizedList(new ArrayList<>());
                round.run(pair, calls);
                calls.forEach(RaceTest::assertCompletedOnce);
                Call listener = Bench.close(pair.incoming.listener);
                Call qp = Bench.close(pair.activeQp);
                Bench.close(pair.active);
                Bench.close(pair.passive);
                listener.outcome();
                qp.outcome();
            }
        }
    }

    private static void assertCompletedOnce(Call call) {
        call.outcome();
        assertThat(call.completions()).isEqualTo(call.returned().isPending() ? 1 : 0);
    }

    private void together(Runnable here, Runnable there) {
        Consumer<Runnable> atOnce = task -> {
            start.arriveAndAwaitAdvance();
            task.run();
        };
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            Future<?> done = other.submit(() -> atOnce.accept(there));
            atOnce.accept(here);
            done.get(10, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e);
        } finally {
            other.shutdown();
        }
    }
}
