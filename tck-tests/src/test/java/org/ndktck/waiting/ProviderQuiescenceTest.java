package org.ndktck.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.bench.Bench;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.connecting.Side;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;

/** A wait that does not end early takes hours here. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProviderQuiescenceTest {

    private static final int MOST_WAITS = 100;

    private static final Executor A_MOMENT_LATER = CompletableFuture.delayedExecutor(200, TimeUnit.MILLISECONDS);

    private final AtomicInteger asked = new AtomicInteger();
    private final CountDownLatch happened = new CountDownLatch(1);
    private final Script script = new Script().everythingAtOnce();

    private static WaitPolicy ofHours() {
        return WaitPolicy.ofReplays(Duration.ofHours(10));
    }

    /** Waits for what happens while the provider is asked whether anything is under way, or because of it. */
    private boolean comes(WaitPolicy waitPolicy, Consumer<Bench> before, Consumer<Bench> whenAsked) {
        CompletableFuture<Bench> waiting = new CompletableFuture<>();
        script.settling(() -> {
            asked.incrementAndGet();
            whenAsked.accept(waiting.join());
        });
        try (OpenEnvironment open = new OpenEnvironment(script, waitPolicy);
                Bench bench = open.bench(RequirementId.CB_01)) {
            bench.adapterInfo(Side.ACTIVE);
            waiting.complete(bench);
            before.accept(bench);
            return bench.await("something", () -> happened.getCount() == 0);
        }
    }

    private void happen(Bench bench) {
        happened.countDown();
        bench.wake();
    }

    @Test
    void whatHasNotComeWhenNothingIsUnderWayDoesNotCome() {
        assertThat(comes(ofHours(), bench -> {}, bench -> {})).isFalse();
        assertThat(asked).hasValue(1);
    }

    @Test
    void whatIsUnderWayIsWaitedFor() {
        assertThat(comes(ofHours(), bench -> {}, this::happen)).isTrue();
    }

    @Test
    void whoeverFailsToTellIsNotBelieved() {
        boolean came = comes(ofHours(), bench -> {}, bench -> {
            A_MOMENT_LATER.execute(() -> happen(bench));
            throw new IllegalStateException("a defect of the provider's");
        });

        assertThat(came).isTrue();
    }

    /** What the kit calls later may bring about what it waits for. */
    @Test
    void nobodyIsBelievedWhileTheKitItselfIsBusy() {
        CountDownLatch askedAgain = new CountDownLatch(3);
        boolean came = comes(
                ofHours(),
                bench -> bench.onSecondThread(() -> {
                    await(askedAgain);
                    happen(bench);
                    return bench;
                }),
                bench -> askedAgain.countDown());

        assertThat(came).isTrue();
    }

    /** What the call brings about may come later than the answer to a question that was asked while it ran. */
    @Test
    void whoeverWasAskedDuringACallIsAskedAgain() {
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch returning = new CountDownLatch(1);
        script.on(NdkFunction.CREATE_CONNECTOR, request -> {
            called.countDown();
            await(returning);
            return Behaviour.AT_ONCE.answer(request);
        });

        boolean came = comes(
                ofHours(),
                bench -> {
                    beside(() ->
                            bench.objects().createConnector(bench.adapters().activeAdapter()));
                    await(called);
                },
                bench -> {
                    returning.countDown();
                    while (!bench.unfinished().isEmpty()) {
                        Thread.onSpinWait();
                    }
                });

        assertThat(came).isFalse();
        assertThat(asked).as("again, and once more as the call has returned").hasValue(3);
    }

    @Test
    void whoeverDoesNotAnswerIsNotAskedAgain() {
        CountDownLatch over = new CountDownLatch(1);
        try {
            boolean came =
                    comes(WaitPolicy.ofReplays(Duration.ofMillis(200)), this::waitUntilAsked, bench -> await(over));

            assertThat(came).isFalse();
            assertThat(asked).hasValue(1);
        } finally {
            over.countDown();
        }
    }

    /** The thread that asks may begin late on a busy machine. */
    private void waitUntilAsked(Bench bench) {
        for (int wait = 0; wait < MOST_WAITS && asked.get() == 0; wait++) {
            bench.await("something else", () -> false);
        }
    }

    @Test
    void whoeverIsCalledMeanwhileIsAskedAgain() {
        boolean came = comes(ofHours(), bench -> {}, bench -> {
            if (asked.get() == 1) {
                bench.objects().createConnector(bench.adapters().activeAdapter());
            }
        });

        assertThat(came).isFalse();
        assertThat(asked).hasValue(2);
    }

    @Test
    void inARunNobodyIsAsked() {
        assertThat(comes(new WaitPolicy(Duration.ofMillis(100)), bench -> {}, bench -> {}))
                .isFalse();
        assertThat(asked).hasValue(0);
    }

    private static void beside(Runnable action) {
        Thread other = new Thread(action);
        other.setDaemon(true);
        other.start();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
