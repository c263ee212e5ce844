package org.ndktck.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.api.NdkPd;
import org.ndktck.bench.Bench;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.HeldRequests;
import org.ndktck.scripted.Script;
import org.ndktck.trial.SecondThreadTask;

/** What is waited for in one try, how long, and what is missed where it does not come. */
@Timeout(60)
class WaitingTest {

    /** The call returns only when the patience with what hangs on it has come to its end. */
    @Test
    void whatHangsOnACallOfAnotherThreadIsWaitedForUntilThatCallReturns() {
        Duration patience = Duration.ofMillis(500);
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.whileCalled(NdkFunction.CREATE_CONNECTOR, () -> {
            called.countDown();
            TestThreads.await(release);
        }));
        try (OpenEnvironment open = new OpenEnvironment(script, patience);
                Bench bench = open.bench(RequirementId.CB_01)) {
            bench.adapterInfo(Side.ACTIVE);
            SecondThreadTask<AsyncCall> create = bench.onSecondThread(
                    () -> bench.objects().createConnector(bench.adapters().activeAdapter()));
            TestThreads.await(called);
            long start = System.nanoTime();

            boolean came = bench.await("the connector", () -> {
                if (System.nanoTime() - start > patience.toNanos()) {
                    release.countDown();
                }
                return create.isDone();
            });

            assertThat(came).isTrue();
        }
    }

    /** Who loses the outcomes of calls without a context may keep those of all others. */
    @Test
    void whatComesOfCallsWithoutAContextIsWaitedForByItself() {
        Duration patience = Duration.ofMillis(60);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CONNECT, Behaviour.NEVER));
        try (OpenEnvironment open = new OpenEnvironment(script, patience)) {
            try (Bench bench = open.bench(RequirementId.CB_01)) {
                bench.runLifetime(OpenEnvironment.life(Ending.NOBODY_LISTENS, ContextKind.NULL));
            }

            assertThat(open.patience().nanosFor("NdkConnect without a context")).isLessThan(patience.toNanos());
            assertThat(open.patience().nanosFor("NdkConnect")).isEqualTo(patience.toNanos());
        }
    }

    /** The outcome is told at its begin; what is done inside it may go on. */
    @Test
    void whoWaitsForEverythingWaitsForTheReturnOfACallback() {
        HeldRequests held = new HeldRequests();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_PD, held));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofSeconds(20));
                Bench bench = open.bench(RequirementId.CB_01)) {
            bench.adapterInfo(Side.ACTIVE);
            NdkPd pd = bench.created(bench.objects().createPd(bench.adapters().activeAdapter()), NdkPd.class);
            bench.inside().completionOf(NdkFunction.CLOSE_PD, call -> {
                begun.countDown();
                TestThreads.await(release);
            });
            AsyncCall close = bench.startClose(pd);
            Thread provider = new Thread(() -> held.complete());
            provider.setDaemon(true);
            provider.start();
            TestThreads.await(begun);
            TestThreads.onceWaiting(Thread.currentThread(), release::countDown);

            bench.settleEverything();
            boolean inside = close.isInsideCallback();
            release.countDown();

            assertThat(inside).isFalse();
            assertThat(close.settled()).isTrue();
        }
    }

    @Test
    void aCallbackThatIsHeldInVainIsHeldForLessByTheSameProperty() {
        try (OpenEnvironment open = new OpenEnvironment(new Script(), Duration.ofMillis(50));
                Bench bench = open.bench(RequirementId.GCD_07)) {
            bench.adapterInfo(Side.ACTIVE);

            bench.hold().here();

            assertThat(open.patience().nanosOfAHold(RequirementId.GCD_07))
                    .isLessThan(open.patience().nanosOfAHold(RequirementId.CB_01));
        }
    }
}
