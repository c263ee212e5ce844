package org.ndktck.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.bench.Bench;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.reading.Read;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Outcome;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Request;
import org.ndktck.scripted.Script;
import org.ndktck.trial.SecondThread;
import org.ndktck.verify.PreconditionUnmet;

/** What is waited for in one try, how long, and what is missed where it does not come. */
@Timeout(60)
class WaitingTest {

    private static final ConnectionDataPlan PLAN =
            OpenEnvironment.plan(Side.PASSIVE, QueryMoment.AFTERWARDS, AnswerTime.AFTERWARDS);

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Does something as soon as a thread waits for something. */
    private static Thread onceWaiting(Thread waiting, Runnable action) {
        Thread watcher = new Thread(() -> {
            while (waiting.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            action.run();
        });
        watcher.setDaemon(true);
        watcher.start();
        return watcher;
    }

    private static Behaviour held(Queue<Request> by) {
        return request -> {
            by.add(request);
            return NtStatus.STATUS_PENDING;
        };
    }

    private static void complete(Queue<Request> held) {
        held.forEach(request -> request.complete(NtStatus.STATUS_SUCCESS));
    }

    /** The call returns only when the patience with what hangs on it has come to its end. */
    @Test
    void whatHangsOnACallOfAnotherThreadIsWaitedForUntilThatCallReturns() {
        Duration patience = Duration.ofMillis(500);
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.whileCalled(NdkFunction.CREATE_CONNECTOR, () -> {
            called.countDown();
            await(release);
        }));
        try (OpenEnvironment open = new OpenEnvironment(script, patience);
                Bench bench = open.bench(RequirementId.CB_01)) {
            bench.adapterInfo(Side.ACTIVE);
            SecondThread<AsyncCall> create = bench.onSecondThread(
                    () -> bench.objects().createConnector(bench.adapters().activeAdapter()));
            await(called);
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

    @Test
    void aCloseThatCompletesOnlyWhenSomethingElseIsClosedShortensNoOtherWait() {
        Queue<Request> held = new ConcurrentLinkedQueue<>();
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_CONNECTOR, held(held))
                .on(NdkFunction.CLOSE_LISTENER, request -> {
                    complete(held);
                    return Behaviour.AT_ONCE.answer(request);
                }));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofSeconds(5))) {
            WaitPolicy patience = open.patience();
            Bench bench = open.bench(RequirementId.GCD_07);
            bench.read(PLAN, Read.exactFetch());
            patience.endTry(new Outcome.Kept());
            IntStream.range(0, 300).forEach(wait -> patience.missed("NdkCloseConnector"));
            assertThat(Duration.ofNanos(patience.nanosFor("NdkCloseQp"))).isEqualTo(Duration.ofMillis(2500));

            bench.close();

            assertThat(held).hasSize(2);
            assertThat(Duration.ofNanos(patience.nanosFor("NdkCloseQp"))).isEqualTo(Duration.ofSeconds(5));
        }
    }

    /** The closes of completion queues and protection domains wait for those of queue pairs (LIF-09). */
    @Test
    void whereACloseNeverCompletesThoseOfItsAntecedentsAreNeitherWaitedForNorMissed() {
        Duration patience = Duration.ofMillis(60);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_QP, Behaviour.NEVER)
                .on(NdkFunction.CLOSE_CQ, Behaviour.NEVER)
                .on(NdkFunction.CLOSE_PD, Behaviour.NEVER));
        try (OpenEnvironment open = new OpenEnvironment(script, patience)) {
            try (Bench bench = open.bench(RequirementId.GCD_07)) {
                bench.read(PLAN, Read.exactFetch());
            }

            assertThat(open.breaches())
                    .filteredOn(breach -> breach.kind() == Finding.Kind.REQUIRED_MISSING)
                    .isNotEmpty()
                    .allSatisfy(breach -> assertThat(breach.calls())
                            .filteredOn(CallLine::judged)
                            .allSatisfy(line -> assertThat(line.text()).contains("NdkCloseQp")));
            assertThat(open.patience().nanosFor("NdkCloseQp")).isLessThan(patience.toNanos());
            assertThat(open.patience().nanosFor("NdkCloseCq")).isEqualTo(patience.toNanos());
            assertThat(open.patience().nanosFor("NdkClosePd")).isEqualTo(patience.toNanos());
        }
    }

    /** The outcome is told at its begin; what is done inside it may go on. */
    @Test
    void whoWaitsForEverythingWaitsForTheReturnOfACallback() {
        Queue<Request> held = new ConcurrentLinkedQueue<>();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_PD, held(held)));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofSeconds(20));
                Bench bench = open.bench(RequirementId.CB_01)) {
            bench.adapterInfo(Side.ACTIVE);
            NdkPd pd = bench.created(bench.objects().createPd(bench.adapters().activeAdapter()), NdkPd.class);
            bench.inside().completionOf(NdkFunction.CLOSE_PD, call -> {
                begun.countDown();
                await(release);
            });
            AsyncCall close = bench.startClose(pd);
            Thread provider = new Thread(() -> complete(held));
            provider.setDaemon(true);
            provider.start();
            await(begun);
            onceWaiting(Thread.currentThread(), release::countDown);

            bench.settleEverything();
            boolean inside = close.isInsideCallback();
            release.countDown();

            assertThat(inside).isFalse();
            assertThat(close.settled()).isTrue();
        }
    }

    @Test
    void aCloseThatWasHeldUpIsJudgedOnceItsSuccessorIsClosed() {
        Queue<Request> held = new ConcurrentLinkedQueue<>();
        Script script = OpenEnvironment.atOnce(
                lawful -> lawful.on(NdkFunction.CLOSE_QP, held(held)).on(NdkFunction.CLOSE_PD, Behaviour.NEVER));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofMillis(60))) {
            Bench bench = open.bench(RequirementId.GCD_07);
            bench.read(PLAN, Read.exactFetch());
            List<AsyncCall> closes = new ArrayList<>();
            bench.open(NdkQp.class).forEach(qp -> closes.add(bench.close(qp)));
            NdkPd pd = bench.open(NdkPd.class).get(0);

            AsyncCall close = bench.close(pd);
            assertThatThrownBy(() -> bench.verify(close))
                    .isInstanceOf(PreconditionUnmet.class)
                    .hasMessage("NdkClosePd cannot end before something else does that is overdue");
            complete(held);
            bench.close();

            assertThat(closes).allMatch(AsyncCall::settled);
            assertThat(open.breaches())
                    .filteredOn(breach -> breach.kind() == Finding.Kind.REQUIRED_MISSING)
                    .isNotEmpty()
                    .allSatisfy(breach -> assertThat(breach.calls())
                            .filteredOn(CallLine::judged)
                            .allSatisfy(line -> assertThat(line.text()).contains("NdkClosePd")));
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

    /** The driver waits before its first close only if it waits for the call. */
    @Test
    void nothingIsClosedWhileACallOfAnotherThreadHasNotReturned() throws InterruptedException {
        Thread driver = Thread.currentThread();
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CREATE_CONNECTOR, request -> {
            if (!Thread.currentThread().equals(driver)) {
                called.countDown();
                await(release);
            }
            return Behaviour.AT_ONCE.answer(request);
        }));
        List<String> before = new ArrayList<>();
        try (OpenEnvironment open = new OpenEnvironment(script)) {
            Bench bench = open.bench(RequirementId.GCD_07);
            bench.read(PLAN, Read.exactFetch());
            Thread other = new Thread(
                    () -> bench.objects().createConnector(bench.adapters().activeAdapter()));
            other.start();
            await(called);
            Thread watcher = onceWaiting(driver, () -> {
                before.addAll(script.log());
                release.countDown();
            });

            bench.close();

            watcher.join();
            other.join();
        }
        assertThat(before).isNotEmpty().noneMatch(function -> function.startsWith("NdkClose"));
        assertThat(script.log()).anyMatch(function -> function.startsWith("NdkClose"));
    }

    /** The driver waits after the close of a domain only if it waits for what holds up that close. */
    @Test
    void aCloseThatHoldsUpOthersIsWaitedForOnceMore() {
        Thread driver = Thread.currentThread();
        Queue<Request> ofQueuePairs = new ConcurrentLinkedQueue<>();
        Queue<Request> ofDomains = new ConcurrentLinkedQueue<>();
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_QP, held(ofQueuePairs))
                .on(NdkFunction.CLOSE_PD, request -> {
                    onceWaiting(driver, () -> {
                        complete(ofQueuePairs);
                        complete(ofDomains);
                    });
                    return held(ofDomains).answer(request);
                }));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofSeconds(1))) {
            try (Bench bench = open.bench(RequirementId.GCD_07)) {
                bench.read(PLAN, Read.exactFetch());
            }

            assertThat(ofQueuePairs).isNotEmpty();
            assertThat(ofDomains).isNotEmpty();
            assertThat(open.breaches()).extracting(Finding::kind).doesNotContain(Finding.Kind.REQUIRED_MISSING);
        }
    }
}
