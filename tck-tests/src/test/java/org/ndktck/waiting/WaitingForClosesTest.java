package org.ndktck.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.bench.Bench;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Outcome;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.HeldRequests;
import org.ndktck.scripted.Script;
import org.ndktck.verify.PreconditionUnmet;

/** Closes wait for each other and for the calls of other threads, and each is missed for itself. */
@Timeout(60)
class WaitingForClosesTest {

    private static final ConnectionDataPlan PLAN =
            OpenEnvironment.plan(Side.PASSIVE, QueryMoment.AFTERWARDS, AnswerTime.AFTERWARDS);

    @Test
    void aCloseThatCompletesOnlyWhenSomethingElseIsClosedShortensNoOtherWait() {
        HeldRequests held = new HeldRequests();
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_CONNECTOR, held)
                .on(NdkFunction.CLOSE_LISTENER, request -> {
                    held.complete();
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

            assertThat(held.requests()).hasSize(2);
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

    @Test
    void aCloseThatWasHeldUpIsJudgedOnceItsSuccessorIsClosed() {
        HeldRequests held = new HeldRequests();
        Script script = OpenEnvironment.atOnce(
                lawful -> lawful.on(NdkFunction.CLOSE_QP, held).on(NdkFunction.CLOSE_PD, Behaviour.NEVER));
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
            held.complete();
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

    /** The driver waits before its first close only if it waits for the call. */
    @Test
    void nothingIsClosedWhileACallOfAnotherThreadHasNotReturned() throws InterruptedException {
        Thread driver = Thread.currentThread();
        CountDownLatch called = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CREATE_CONNECTOR, request -> {
            if (!Thread.currentThread().equals(driver)) {
                called.countDown();
                TestThreads.await(release);
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
            TestThreads.await(called);
            Thread watcher = TestThreads.onceWaiting(driver, () -> {
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
        HeldRequests ofQueuePairs = new HeldRequests();
        HeldRequests ofDomains = new HeldRequests();
        Script script = OpenEnvironment.atOnce(lawful -> lawful.on(NdkFunction.CLOSE_QP, ofQueuePairs)
                .on(NdkFunction.CLOSE_PD, request -> {
                    TestThreads.onceWaiting(driver, () -> {
                        ofQueuePairs.complete();
                        ofDomains.complete();
                    });
                    return ofDomains.answer(request);
                }));
        try (OpenEnvironment open = new OpenEnvironment(script, Duration.ofSeconds(1))) {
            try (Bench bench = open.bench(RequirementId.GCD_07)) {
                bench.read(PLAN, Read.exactFetch());
            }

            assertThat(ofQueuePairs.requests()).isNotEmpty();
            assertThat(ofDomains.requests()).isNotEmpty();
            assertThat(open.breaches()).extracting(Finding::kind).doesNotContain(Finding.Kind.REQUIRED_MISSING);
        }
    }
}
